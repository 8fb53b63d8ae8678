import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '@covertrail/wording/insurance/coverage-type-words';
import { EXCEPTION_NAMES } from '@covertrail/wording/insurance/further-terms.words';
import { VALUATION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import {
  SIZES,
  STRENGTHS,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
} from '../../../insurance/coverage.js';
import type { FurtherRequirements, LimitTermRequirement, RequiredCoverage } from '../../further-requirements.js';
import type { EndorsementRequirement, LimitRequirement, Requirements, TriggerRequirement } from '../../requirements.js';
import { CONDITION_PARTS } from './condition-parts.js';
import { COVERAGE_TYPE_TABLE } from '../../../insurance/lines/coverage-types.js';
import { DOCUMENT_PARTS } from './document-parts.js';
import { HOLDER, holderFrom } from './holder-parts.js';
import {
  codeNamed,
  codeOf,
  endorsementNamed,
  exactly,
  isEndorsementNamed,
  isLimitNamed,
  limitNamed,
  lineNamed,
  readsAlike,
} from './named-by-words.js';
import { readParts, whole, type Part } from './parts.js';
import {
  centsFrom,
  DAY,
  dayFrom,
  entriesFrom,
  MONEY,
  namesFrom,
  NOTICE,
  PERCENT,
  percentFrom,
  QUOTED,
} from './read-values.js';
import { statedValueFrom } from './stated-value-parts.js';

type Writable<Row> = { -readonly [Key in keyof Row]: Row[Key] };

/** The requirements of one line while they are read, and those of the whole template. */
export interface RequiredDraft {
  readonly line: CoverageLine;
  readonly limits: Map<LimitCode, LimitRequirement>;
  readonly endorsements: Map<EndorsementCode, EndorsementRequirement>;
  trigger: TriggerRequirement | undefined;
  acceptCslOrSplit: boolean;
  readonly acceptInstead: CoverageLine[];
  readonly further: Writable<FurtherRequirements>;
  readonly template: Writable<Pick<Requirements, 'region' | 'rating' | 'umbrellaMode'>>;
}

const gradeFrom = (text: string) => (/^form seen$/i.test(text) ? ('seen' as const) : ('claimed' as const));
const GRADE = '(form seen|claimed or seen)';

function term(draft: RequiredDraft, name: string, change: Omit<LimitTermRequirement, 'limit'>): void {
  const limit = limitNamed(draft.line, name);
  const others = draft.further.limitTerms ?? [];
  const before = others.find((limitTermRequirement) => limitTermRequirement.limit === limit);
  draft.further.limitTerms = [
    ...others.filter((limitTermRequirement) => limitTermRequirement !== before),
    { ...before, limit, ...change },
  ];
}

const isCoverageName = (text: string): boolean =>
  Object.values(COVERAGE_TYPE_NAMES).some((name) => readsAlike(name, text));

/** `Stop gap (Ohio / Wyoming)`; the name of a type or of a part may hold parentheses of its own. */
export function coverageFrom(text: string): RequiredCoverage {
  const places = [...text.matchAll(/ \(/g)].map(({ index }) => index);
  const end = isCoverageName(text)
    ? undefined
    : (places.find((place) => isCoverageName(text.slice(0, place))) ?? places[0]);
  const [name, parts] = [text.slice(0, end), end === undefined ? '' : text.slice(end + ' ('.length, -1)];
  const type = codeOf('coverage type', name, COVERAGE_TYPE_NAMES);
  const { subCoverages } = COVERAGE_TYPE_TABLE[type];
  const partOf = (part: string) =>
    codeNamed(`part of ${name}`, part, subCoverages, (code) => [SUB_COVERAGE_NAMES[code]]);
  return { type, subCoverages: parts === '' ? [] : namesFrom(parts).map(partOf) };
}

const isAnswer = (text: string) => (/none|no/i.test(text) ? ('decline' as const) : ('review' as const));

const LIMIT_PARTS: readonly Part<RequiredDraft>[] = [
  {
    example: 'each occurrence: deductible at most $10,000, retention accepted, to be approved',
    pattern: whole(
      String.raw`(.+): deductible at most (?:${MONEY}|${PERCENT})(, retention accepted)?(, to be approved)?`,
    ),
    read: (draft, name, money, percent, retention, approval) =>
      term(draft, name!, {
        deductible: {
          atMost: money ? centsFrom(money) : percentFrom(percent!),
          unit: money ? 'amount' : 'percent',
          retentionAccepted: retention !== '',
          approval: approval !== '',
        },
      }),
  },
  {
    example: 'building: no coinsurance',
    pattern: whole('(.+): no coinsurance'),
    read: (draft, name) => term(draft, name!, { coinsurance: 0 }),
  },
  {
    example: 'building: coinsurance 90 %',
    pattern: whole(`(.+): coinsurance ${PERCENT}`),
    read: (draft, name, percent) => term(draft, name!, { coinsurance: percentFrom(percent!) }),
  },
  {
    example: 'building: valuation replacement cost (RC)',
    pattern: whole('(.+): valuation (.+)'),
    read: (draft, name, valuation) =>
      term(draft, name!, { valuation: codeOf('valuation', valuation!, VALUATION_NAMES) }),
  },
  {
    example: 'each occurrence $1,000,000 (umbrella may count)',
    pattern: whole(String.raw`(.+) ${MONEY}( \(umbrella may count\))?`),
    fits: ({ line }, name) => isLimitNamed(line, name!),
    read: ({ line, limits }, name, money, tower) => {
      const limit = limitNamed(line, name!);
      limits.set(limit, { limit, atLeast: centsFrom(money!), tower: tower !== '' });
    },
  },
];

const KIND_PARTS: readonly Part<RequiredDraft>[] = [
  {
    example: 'in Canada',
    pattern: whole('in Canada'),
    read: ({ template }) => {
      template.region = 'canada';
    },
  },
  {
    example: 'occurrence',
    pattern: whole('occurrence'),
    read: (draft) => {
      draft.trigger = { kind: 'occurrence' };
    },
  },
  {
    example: 'claims-made from 01/01/2024 or earlier, or occurrence',
    pattern: whole(`claims-made from ${DAY} or earlier, or occurrence`),
    read: (draft, day) => {
      draft.trigger = { kind: 'claimsMade', retroactiveBy: dayFrom(day!) };
    },
  },
  {
    example: 'combined or split limits',
    pattern: whole('combined or split limits'),
    read: (draft) => {
      draft.acceptCslOrSplit = true;
    },
  },
  {
    example: 'AM Best A- VII or better, under review refused',
    pattern: whole('AM Best (\\S+) (\\S+) or better(?:, under review (accepted|refused))?'),
    read: ({ template }, strength, size, answer) => {
      const rating = {
        strength: exactly('strength', strength!, STRENGTHS),
        size: exactly('financial size', size!, SIZES),
      };
      template.rating =
        answer === '' ? rating : { ...rating, ifUnderReview: /^a/i.test(answer!) ? 'accept' : 'refuse' };
    },
  },
  {
    example: 'policy and umbrella combined',
    pattern: whole('policy and umbrella combined'),
    read: ({ template }) => {
      template.umbrellaMode = 'combined';
    },
  },
  {
    example: 'auto symbols 2, 8 and 9',
    pattern: whole('(any one of )?auto symbols? ([\\d, and]+)'),
    read: ({ further }, any, symbols) => {
      further.symbols = { mode: any ? 'anyOne' : 'all', symbols: entriesFrom(symbols!).map(Number) };
    },
  },
  {
    example: 'general aggregate per project: form seen',
    pattern: whole(`general aggregate per (policy|project|location)(?:: ${GRADE})?`),
    read: ({ further }, basis, grade) => {
      const bases = { policy: 'perPolicy', project: 'perProject', location: 'perLocation' } as const;
      further.aggregate = { basis: bases[basis!.toLowerCase() as keyof typeof bases], grade: gradeFrom(grade!) };
    },
  },
  {
    example: 'coverage Stop gap (Ohio)',
    pattern: whole('coverage (.+)'),
    read: ({ further }, name) => {
      further.coverages = { mode: 'all', types: [...(further.coverages?.types ?? []), coverageFrom(name!)] };
    },
  },
  {
    example: 'any one coverage of Stop gap / Contractual liability',
    pattern: whole('any one coverage of (.+)'),
    read: ({ further }, names) => {
      further.coverages = { mode: 'anyOne', types: namesFrom(names!).map(coverageFrom) };
    },
  },
  {
    example: 'exclusions: none',
    pattern: whole('exclusions: (none|for review)'),
    read: ({ further }, answer) => {
      further.exclusions = isAnswer(answer!);
    },
  },
  {
    example: 'excluded owners: none',
    pattern: whole('excluded owners: (none|for review)'),
    read: ({ further }, answer) => {
      further.proprietors = isAnswer(answer!);
    },
  },
  {
    example: 'state fund: Accept Stop Gap',
    pattern: whole('state fund: (.+)'),
    read: ({ further }, name) => {
      further.stateFund = codeOf('exception', name!, EXCEPTION_NAMES);
    },
  },
  {
    example: 'certificate holder Harbor Point LLC at 1 Harbor Street, Denver, CO 80202',
    pattern: whole(HOLDER),
    read: ({ further }, name, address) => {
      further.certificateHolder = holderFrom(name!, address!);
    },
  },
  {
    example: 'notice of cancellation: at least 30 days, 10 for non-payment',
    pattern: whole(`notice of cancellation: at least ${NOTICE}`),
    read: ({ further }, days, nonPayment) => {
      further.cancellationNotice = {
        days: Number(days),
        ...(nonPayment === '' ? {} : { nonPaymentDays: Number(nonPayment) }),
      };
    },
  },
  {
    example: 'whole term of the project',
    pattern: whole('whole term of the project'),
    read: ({ further }) => {
      further.wholeProject = true;
    },
  },
  {
    example: 'remark “Job 7”',
    pattern: whole(`remark ${QUOTED}`),
    read: ({ further }, remark) => {
      further.remarks = [...(further.remarks ?? []), remark!];
    },
  },
  {
    example: 'Excess liability accepted instead',
    pattern: whole('(.+) accepted instead'),
    read: ({ acceptInstead }, lines) => {
      acceptInstead.push(...entriesFrom(lines!).map(lineNamed));
    },
  },
  {
    example: 'lies over GL and Auto',
    pattern: whole('lies over (.+)'),
    read: ({ further }, lines) => {
      further.underlying = lines === 'any line' ? [] : entriesFrom(lines!).map(lineNamed);
    },
  },
  {
    example: 'claims accepted until 01/01/2031',
    pattern: whole(`claims accepted until ${DAY}`),
    read: ({ further }, day) => {
      further.tailUntil = dayFrom(day!);
    },
  },
];

const ENDORSEMENT_PARTS: readonly Part<RequiredDraft>[] = [
  {
    example: 'waiver of subrogation: form seen',
    pattern: whole(`(.+): ${GRADE}`),
    fits: ({ line }, name) => isEndorsementNamed(line, name!),
    read: ({ line, endorsements }, name, grade) => {
      const code = endorsementNamed(line, name!);
      endorsements.set(code, { code, grade: gradeFrom(grade!) });
    },
  },
  ...CONDITION_PARTS,
  {
    example: 'MCS-90 amount: $750,000',
    pattern: whole('(.+): (.+)'),
    read: ({ line, further }, name, value) => {
      further.values = { ...further.values, ...statedValueFrom(line, name!, value!) };
    },
  },
];

const REQUIRED_PARTS: readonly Part<RequiredDraft>[] = [
  ...KIND_PARTS,
  ...DOCUMENT_PARTS,
  ...LIMIT_PARTS,
  ...ENDORSEMENT_PARTS,
];

/** Examples of everything that can be required, for the document. */
export const REQUIRED_EXAMPLES: readonly string[] = REQUIRED_PARTS.map(({ example }) => example);

export const readRequired = (text: string, draft: RequiredDraft): void => readParts(text, REQUIRED_PARTS, draft);
