import { COVERAGE_TYPE_NAMES } from '@covertrail/wording/insurance/coverage-type-words';
import { EXCEPTION_NAMES } from '@covertrail/wording/insurance/further-terms.words';
import { DEDUCTIBLE_NAMES, VALUATION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { keysOf } from '../../../kernel/record-of.js';
import type { LimitDetail, StatedDeductible } from '../../../insurance/terms/limit-details.js';
import type { PolicyTerms } from '../../../insurance/terms/policy-terms.js';
import type { CoverageLine, LimitCode } from '../../../insurance/coverage.js';
import { DEDUCTIBLE_KINDS, DEDUCTIBLE_TABLE } from '../../../insurance/lines/deductible-kinds.js';
import { CaseProblem } from './case-problem.js';
import { HOLDER, holderFrom } from './holder-parts.js';
import { codeOf, isLimitNamed, limitNamed, lineNamed, readsAlike } from './named-by-words.js';
import { carrierNamed } from './named-carrier.js';
import { whole, type Part } from './parts.js';
import { centsFrom, DAY, dayFrom, entriesFrom, MONEY, PERCENT, percentFrom, QUOTED } from './read-values.js';
import { coverageFrom } from './required-parts.js';
import { ENDORSEMENT_PARTS } from './stated-endorsement-parts.js';
import { isStatedValueNamed, statedValueFrom } from './stated-value-parts.js';

/** What a policy of a line states, while it is read. */
export interface TermsDraft {
  readonly line: CoverageLine;
  terms: PolicyTerms;
}

const set = (draft: TermsDraft, change: Partial<PolicyTerms>): void => {
  draft.terms = { ...draft.terms, ...change };
};

function setLimit(draft: TermsDraft, limit: LimitCode, cents: number | null): void {
  const { [limit]: _before, ...others } = draft.terms.limits;
  set(draft, { limits: cents === null ? others : { ...others, [limit]: cents } });
}

function detail(draft: TermsDraft, name: string, change: LimitDetail): void {
  const limit = limitNamed(draft.line, name);
  const { limitDetails } = draft.terms;
  set(draft, { limitDetails: { ...limitDetails, [limit]: { ...limitDetails[limit], ...change } } });
}

/** `per occurrence $5,000`, `percent of limit 1 %`, `waiting period (hours) 72`, `none`. */
function deductibleFrom(text: string): StatedDeductible {
  const [, name = '', value] = /^(.+?)(?: ((?:CA)?\$[\d,]+|\d+ %|\d+))?$/.exec(text) ?? [];
  const kind =
    DEDUCTIBLE_KINDS.find((kind) => readsAlike(DEDUCTIBLE_NAMES[kind], name)) ??
    codeOf('kind of deductible', name, DEDUCTIBLE_NAMES);
  if (value === undefined) return { kind };
  switch (DEDUCTIBLE_TABLE[kind].value) {
    case 'amount':
      return { kind, value: centsFrom(value) };
    case 'percent':
      return { kind, value: percentFrom(value.replace(' %', '')) };
    case 'hours':
      return { kind, value: Number(value) };
    case 'nothing':
      throw new CaseProblem(`a deductible “${name}” has no number`);
  }
}

const LIMIT_PARTS: readonly Part<TermsDraft>[] = [
  {
    example: 'each occurrence: deductible per occurrence $5,000',
    pattern: whole('(.+): deductible (.+)'),
    read: (draft, name, deductible) => detail(draft, name!, { deductible: deductibleFrom(deductible!) }),
  },
  {
    example: 'building: coinsurance 90 %',
    pattern: whole(`(.+): coinsurance ${PERCENT}`),
    read: (draft, name, percent) => detail(draft, name!, { coinsurance: percentFrom(percent!) }),
  },
  {
    example: 'building: valuation actual cash value (ACV)',
    pattern: whole('(.+): valuation (.+)'),
    read: (draft, name, valuation) =>
      detail(draft, name!, { valuation: codeOf('valuation', valuation!, VALUATION_NAMES) }),
  },
  {
    example: 'each occurrence $1,000,000',
    pattern: whole(`(.+) ${MONEY}`),
    fits: ({ line }, name) => isLimitNamed(line, name!),
    read: (draft, name, money) => setLimit(draft, limitNamed(draft.line, name!), centsFrom(money!)),
  },
  {
    example: 'medical expense “Excluded”',
    pattern: whole(`(.+) ${QUOTED}`),
    fits: ({ line }, name) => isLimitNamed(line, name!),
    read: (draft, name, text) => {
      setLimit(draft, limitNamed(draft.line, name!), null);
      detail(draft, name!, { text: text! });
    },
  },
  {
    example: 'general aggregate not given',
    pattern: whole('(.+) not given'),
    fits: ({ line }, name) => isLimitNamed(line, name!),
    read: (draft, name) => setLimit(draft, limitNamed(draft.line, name!), null),
  },
];

const BASES = { policy: 'perPolicy', project: 'perProject', location: 'perLocation', other: 'perOther' } as const;

const KIND_PARTS: readonly Part<TermsDraft>[] = [
  { example: 'in Canada', pattern: whole('in Canada'), read: (draft) => set(draft, { region: 'canada' }) },
  {
    example: '01/01/2026 to 01/01/2027',
    pattern: whole(`${DAY} to ${DAY}`),
    read: (draft, from, to) => set(draft, { period: { effectiveOn: dayFrom(from!), expiresOn: dayFrom(to!) } }),
  },
  {
    example: 'written by Summit Mutual',
    pattern: whole('written by (.+)'),
    read: (draft, name) => set(draft, { carrier: carrierNamed(name!) }),
  },
  { example: 'occurrence', pattern: whole('occurrence'), read: (draft) => set(draft, { trigger: 'occurrence' }) },
  {
    example: 'claims-made from 01/01/2024',
    pattern: whole(`claims-made(?: from ${DAY})?`),
    read: (draft, day) => set(draft, { trigger: 'claimsMade', retroactiveOn: day ? dayFrom(day) : null }),
  },
  { example: 'trigger not given', pattern: whole('trigger not given'), read: (draft) => set(draft, { trigger: null }) },
  {
    example: 'over GL, Auto and Workers’ compensation',
    pattern: whole('over (.+)'),
    read: (draft, lines) => set(draft, { schedule: entriesFrom(lines!).map(lineNamed) }),
  },
  {
    example: 'auto symbols 7, 8 and 9',
    pattern: whole('auto symbols? ([\\d, and]+)'),
    read: (draft, symbols) => set(draft, { autoSymbols: entriesFrom(symbols!).map(Number) }),
  },
  {
    example: 'general aggregate per project',
    pattern: whole(`general aggregate per (${keysOf(BASES).join('|')})`),
    read: (draft, basis) =>
      set(draft, {
        aggregate: {
          basis: BASES[basis!.toLowerCase() as keyof typeof BASES],
          description: basis === 'other' ? 'As described.' : '',
        },
      }),
  },
  {
    example: 'coverage Stop gap (Ohio)',
    pattern: whole('coverage (.+)'),
    read: (draft, name) => {
      const { type, subCoverages } = coverageFrom(name!);
      const description = readsAlike(COVERAGE_TYPE_NAMES[type], 'Other') ? 'Another cover.' : '';
      set(draft, { coverages: [...draft.terms.coverages, { type, subCoverages, description }] });
    },
  },
  {
    example: 'excluded owners: no',
    pattern: whole('excluded owners: (yes|no)'),
    read: (draft, answer) => set(draft, { exclusion: { excluded: /yes/i.test(answer!), comment: '' } }),
  },
  {
    example: 'exclusions: yes “Residential work”',
    pattern: whole(`exclusions: (?:no|yes ${QUOTED})`),
    read: (draft, comment) => set(draft, { exclusion: { excluded: comment !== '', comment: comment! } }),
  },
  {
    example: 'state fund: Accept Stop Gap',
    pattern: whole('state fund: (.+)'),
    read: (draft, name) => set(draft, { exception: codeOf('exception', name!, EXCEPTION_NAMES) }),
  },
  {
    example: 'certificate holder City of Reno',
    pattern: whole(HOLDER),
    read: (draft, name, address) =>
      set(draft, { certificateHolders: [...draft.terms.certificateHolders, holderFrom(name!, address!)] }),
  },
  {
    example: 'remark “Job 7”',
    pattern: whole(`remark ${QUOTED}`),
    read: (draft, remark) => set(draft, { remarks: [...draft.terms.remarks, remark!] }),
  },
  {
    example: 'operations “Electrical work.”',
    pattern: whole(`operations ${QUOTED}`),
    read: (draft, text) => set(draft, { descriptionOfOperations: text! }),
  },
];

const VALUE_PARTS: readonly Part<TermsDraft>[] = [
  {
    example: 'per statute: stated',
    pattern: whole('(.+?): (.+)'),
    fits: ({ line }, name) => isStatedValueNamed(line, name!),
    read: (draft, name, value) =>
      set(draft, { statedValues: { ...draft.terms.statedValues, ...statedValueFrom(draft.line, name!, value!) } }),
  },
];

/** What a policy may state; an edit changes the same parts. */
export const TERM_PARTS: readonly Part<TermsDraft>[] = [
  ...KIND_PARTS,
  ...LIMIT_PARTS,
  ...ENDORSEMENT_PARTS,
  ...VALUE_PARTS,
];
