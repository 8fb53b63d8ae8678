import { GRADE_WORDS } from '@covertrail/domain/catalogue/coverage-words';
import type { CoverageLine, LimitCode } from '@covertrail/domain/compliance/coverage';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '@covertrail/domain/compliance/labels';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { dayFormat } from '../../shared/format/day-format.js';
import { moneyFormat } from '../../shared/format/money-format.js';
import { lineName } from '../../shared/policies/line-choices.js';

/** One thing that an edit changes, in words. */
export interface PolicyChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const NONE = 'not given';
const TRIGGER_WORDS = { occurrence: 'Occurrence', claimsMade: 'Claims made' } as const;

/** What differs between two readings of a policy, as the person reads it before saving. */
export function changesBetween(before: PolicyTerms, after: PolicyTerms): readonly PolicyChange[] {
  const [old, next] = [textsOf(before), textsOf(after)];
  const labels = [...new Set([...old.keys(), ...next.keys()])];
  return labels
    .map((label) => ({ label, before: old.get(label) ?? NONE, after: next.get(label) ?? NONE }))
    .filter((change) => change.before !== change.after);
}

function textsOf(terms: PolicyTerms): ReadonlyMap<string, string> {
  const { period, carrier, limits, trigger, retroactiveOn, endorsements, schedule } = terms;
  return new Map([
    ['Policy number', terms.policyNumber],
    ['Effective', dayFormat(period.effectiveOn)],
    ['Expires', dayFormat(period.expiresOn)],
    ['Insurer', carrier.name],
    ['Insurer NAIC', carrier.naic],
    ...Object.entries(limits).map(([code, cents]) => [LIMIT_NAMES[code as LimitCode], moneyFormat(cents)] as const),
    ...(trigger ? [['Coverage trigger', TRIGGER_WORDS[trigger]] as const] : []),
    ...(retroactiveOn ? [['Retroactive date', dayFormat(retroactiveOn)] as const] : []),
    ...endorsements.map(({ code, grade, form }) => [ENDORSEMENT_NAMES[code], proofText(grade, form)] as const),
    ...(schedule ? [['Underlying insurance', scheduleText(schedule)] as const] : []),
    ...(terms.descriptionOfOperations ? [['Description of operations', terms.descriptionOfOperations] as const] : []),
  ]);
}

const proofText = (grade: keyof typeof GRADE_WORDS, form?: string): string => (form ? `${GRADE_WORDS[grade]}, ${form}` : GRADE_WORDS[grade]);

const scheduleText = (lines: readonly CoverageLine[]): string =>
  (lines.length === 0 ? 'no line' : [...lines].sort().map(lineName).join(', '));

