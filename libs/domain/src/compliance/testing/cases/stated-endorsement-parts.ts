import { INSURED_SCOPE_NAMES, STATEMENT_NAMES } from '@covertrail/wording/insurance/endorsement-words';
import type { PolicyTerms } from '../../../insurance/terms/policy-terms.js';
import type { CoverageLine, Endorsement, EndorsementCode } from '../../../insurance/coverage.js';
import type { EndorsementDetail, StatementKey } from '../../../insurance/endorsements/endorsement-detail.js';
import { codeOf, endorsementNamed, isEndorsementNamed, readsAlike } from './named-by-words.js';
import { whole, type Part } from './parts.js';
import { DAY, dayFrom, entriesFrom, namesFrom, NOTICE, QUOTED } from './read-values.js';

interface EndorsementsDraft {
  readonly line: CoverageLine;
  terms: PolicyTerms;
}
type EndorsementPart = Part<EndorsementsDraft>;

const fits: EndorsementPart['fits'] = ({ line }, name) => isEndorsementNamed(line, name!);

/** An endorsement may be entered with several forms. */
function enter(draft: EndorsementsDraft, name: string, entry: Omit<Endorsement, 'code'>): void {
  const code = endorsementNamed(draft.line, name);
  draft.terms = { ...draft.terms, endorsements: [...draft.terms.endorsements, { code, ...entry }] };
}

function state(draft: EndorsementsDraft, name: string, change: EndorsementDetail): void {
  const code: EndorsementCode = endorsementNamed(draft.line, name);
  const { endorsementDetails } = draft.terms;
  draft.terms = {
    ...draft.terms,
    endorsementDetails: { ...endorsementDetails, [code]: { ...endorsementDetails[code], ...change } },
  };
}

const YES_OR_NO: readonly StatementKey[] = [
  'blanketAdditionalInsured',
  'scheduledAdditionalInsured',
  'blanketOngoingOperations',
  'scheduledOngoingOperations',
  'blanketCompletedOperations',
  'scheduledCompletedOperations',
  'blanketWaiverOfSubrogation',
  'scheduledWaiverOfSubrogation',
  'blanketNotice',
];
const answerNamed = (text: string): StatementKey | undefined =>
  YES_OR_NO.find((key) => readsAlike(STATEMENT_NAMES[key], text));

/** Endorsements with their forms, and what was read of the forms. */
export const ENDORSEMENT_PARTS: readonly EndorsementPart[] = [
  {
    example: 'waiver of subrogation: claimed',
    pattern: whole('(.+): claimed'),
    fits,
    read: (draft, name) => enter(draft, name!, { grade: 'claimed' }),
  },
  {
    example: 'waiver of subrogation: form CG 24 04 05 09 claimed',
    pattern: whole('(.+): form (.+) claimed'),
    fits,
    read: (draft, name, form) => enter(draft, name!, { grade: 'claimed', form: form! }),
  },
  {
    example: 'waiver of subrogation: form seen',
    pattern: whole('(.+): form seen'),
    fits,
    read: (draft, name) => enter(draft, name!, { grade: 'seen' }),
  },
  {
    example: 'waiver of subrogation: form CG 24 04 05 09 seen',
    pattern: whole('(.+): form (.+) seen'),
    fits,
    read: (draft, name, form) => enter(draft, name!, { grade: 'seen', form: form! }),
  },
  {
    example: 'waiver of subrogation: shows policy number GL-1',
    pattern: whole('(.+): shows policy number (.+)'),
    fits,
    read: (draft, name, policyNumber) => state(draft, name!, { policyNumber: policyNumber! }),
  },
  {
    example: 'waiver of subrogation: effective 01/01/2026 to 01/01/2027',
    pattern: whole(`(.+): effective ${DAY} to ${DAY}`),
    fits,
    read: (draft, name, from, to) => state(draft, name!, { effectiveFrom: dayFrom(from!), effectiveTo: dayFrom(to!) }),
  },
  {
    example: 'waiver of subrogation: names Harbor Point LLC / City of Reno',
    pattern: whole('(.+): names (.+)'),
    fits,
    read: (draft, name, names) => state(draft, name!, { namedEntities: namesFrom(names!) }),
  },
  {
    example: 'waiver of subrogation: excludes “Work in New York”',
    pattern: whole(`(.+): excludes ${QUOTED}`),
    fits,
    read: (draft, name, exclusions) => state(draft, name!, { exclusions: exclusions! }),
  },
  {
    example: 'additional insured, ongoing operations: gives Additional Insured and Ongoing Operations',
    pattern: whole('(.+): gives (.+)'),
    fits,
    read: (draft, name, scopes) =>
      state(draft, name!, { scopes: entriesFrom(scopes!).map((scope) => codeOf('scope', scope, INSURED_SCOPE_NAMES)) }),
  },
  {
    example: 'notice of cancellation: 30 days, 10 for non-payment',
    pattern: whole(`(.+): ${NOTICE}`),
    fits,
    read: (draft, name, days, nonPayment) =>
      state(draft, name!, {
        noticeDays: Number(days),
        ...(nonPayment === '' ? {} : { nonPaymentNoticeDays: Number(nonPayment) }),
      }),
  },
  {
    example: 'waiver of subrogation: not blanket waiver of subrogation',
    pattern: whole('(.+): (not )?((?:blanket|scheduled) .+)'),
    fits: (draft, name, _not, answer) => isEndorsementNamed(draft.line, name!) && answerNamed(answer!) !== undefined,
    read: (draft, name, not, answer) => {
      const key = answerNamed(answer!);
      if (key !== undefined) state(draft, name!, { [key]: not === '' });
    },
  },
];
