import { UNSTATED_TERMS } from '../../../insurance/terms/unstated-terms.js';
import type { CalendarDate } from '../../../kernel/dates.js';
import { SIZES, STRENGTHS, type CoverageLine, type Rating } from '../../../insurance/coverage.js';
import { hasTrigger } from '../../../insurance/line-facts.js';
import { at, CaseProblem } from './case-problem.js';
import type { Statement } from './case-statements.js';
import { FIRST_DAY, USUAL_CARRIER, USUAL_PERIOD, USUAL_RATING, type CasePolicy } from './golden-case.js';
import { exactly, lineNamed } from './named-by-words.js';
import { carrierNamed } from './named-carrier.js';
import { readParts, whole, type Part } from './parts.js';
import { TERM_PARTS, type TermsDraft } from './provided-parts.js';
import { checkCurrency, DAY, dayFrom } from './read-values.js';

interface PolicyDraft extends TermsDraft {
  readonly number: string;
  recordedOn: CalendarDate;
  verification: CasePolicy['verification'];
  isShared: boolean;
  ofAnotherInsured: boolean;
  enteredBy: CasePolicy['enteredBy'];
  replaces: string | null;
  carrierName: string;
  rating: Rating | null;
}

/** `A- VII`, `A- u VII` under review, `NR`, `A` without a size. */
export function ratingFrom(text: string): Rating {
  const [strength = '', ...rest] = text.split(' ');
  const [size, more] = rest.filter((part) => part !== 'u');
  if (more !== undefined) throw new CaseProblem(`“${text}” is no rating; expected one such as A- VII`);
  return {
    strength: exactly('strength', strength, [...STRENGTHS, 'NR', 'S']),
    size: size === undefined ? null : exactly('financial size', size, SIZES),
    ...(rest.includes('u') ? { underReview: true } : {}),
  };
}

const STATUS_PARTS: readonly Part<PolicyDraft>[] = [
  {
    example: 'not verified',
    pattern: whole('not verified'),
    read: (draft) => {
      draft.verification = 'unverified';
    },
  },
  {
    example: 'rejected',
    pattern: whole('rejected'),
    read: (draft) => {
      draft.verification = 'rejected';
    },
  },
  {
    example: 'not shared',
    pattern: whole('not shared'),
    read: (draft) => {
      draft.isShared = false;
    },
  },
  {
    example: 'of another insured',
    pattern: whole('of another insured'),
    read: (draft) => {
      draft.ofAnotherInsured = true;
    },
  },
  {
    example: 'entered by the insured',
    pattern: whole('entered by the insured'),
    read: (draft) => {
      draft.enteredBy = 'insured';
    },
  },
  {
    example: 'replaces GL-1',
    pattern: whole('replaces (\\S+)'),
    read: (draft, number) => {
      draft.replaces = number!;
    },
  },
  {
    example: 'recorded 05/10/2026',
    pattern: whole(`recorded ${DAY}`),
    read: (draft, day) => {
      draft.recordedOn = dayFrom(day!);
    },
  },
  {
    example: 'carrier Frontier Casualty, rated B+ VI',
    pattern: whole('carrier (.+), (?:rated (.+)|rating not known)'),
    read: (draft, name, rating) => {
      draft.carrierName = name!;
      draft.rating = rating ? ratingFrom(rating) : null;
      draft.terms = { ...draft.terms, carrier: carrierNamed(name!) };
    },
  },
];

const PROVIDED_PARTS: readonly Part<PolicyDraft>[] = [...STATUS_PARTS, ...TERM_PARTS];
/** Examples of everything that can be provided, for the document. */
export const PROVIDED_EXAMPLES: readonly string[] = PROVIDED_PARTS.map(({ example }) => example);

/** The policies of all `Provided` statements; several of one number state one policy. */
export function policiesFrom(line: CoverageLine, statements: readonly Statement[]): readonly CasePolicy[] {
  const drafts = new Map<string, PolicyDraft>();
  for (const { about, text, place } of statements) {
    at(place, () => {
      const [, number, named] = /^(\S+)(?: \((.+)\))?$/.exec(about) ?? [];
      if (number === undefined) throw new CaseProblem('a policy has a number; expected: Provided GL-1: …');
      const draft = drafts.get(number) ?? emptyDraft(number, named === undefined ? line : lineNamed(named));
      drafts.set(number, draft);
      readParts(text, PROVIDED_PARTS, draft);
      checkCurrency(text, draft.terms.region);
    });
  }
  return [...drafts.values()];
}

/** Verified, shared and in force all year; on occurrence where the certificate says so. */
const emptyDraft = (number: string, line: CoverageLine): PolicyDraft => ({
  number,
  line,
  recordedOn: FIRST_DAY,
  verification: 'verified',
  isShared: true,
  ofAnotherInsured: false,
  enteredBy: 'agent',
  replaces: null,
  carrierName: USUAL_CARRIER,
  rating: USUAL_RATING,
  terms: {
    ...UNSTATED_TERMS,
    policyNumber: number,
    period: USUAL_PERIOD,
    carrier: carrierNamed(USUAL_CARRIER),
    limits: {},
    trigger: hasTrigger(line) ? 'occurrence' : null,
    retroactiveOn: null,
    endorsements: [],
    schedule: null,
    descriptionOfOperations: '',
  },
});
