import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import type { PolicyCarrier, PolicyPeriod, PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { GRADE_WORDS } from '../insurance/coverage-words.js';
import { ENDORSEMENT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { listed } from '../text/sentence-parts.js';
import type { Texts } from '../text/text-changes.js';

export const periodText = ({ effectiveOn, expiresOn }: PolicyPeriod): string =>
  `${dayText(effectiveOn)} to ${dayText(expiresOn)}`;
export const periodTexts = (period: PolicyPeriod): Texts => ({ Period: periodText(period) });
/** The two days of a period apart, for a sentence that says which of them moved. */
export const periodDays = ({ effectiveOn, expiresOn }: PolicyPeriod): Texts => ({
  'Effective date': dayText(effectiveOn),
  'Expiration date': dayText(expiresOn),
});
export const carrierTexts = ({ name, naic }: PolicyCarrier): Texts => ({ Carrier: name, NAIC: naic });
export const operationsTexts = (operations: string): Texts =>
  operations === '' ? {} : { 'Description of operations': operations };

export function triggerTexts(trigger: PolicyTerms['trigger']): Texts {
  return trigger === null ? {} : { Trigger: trigger === 'occurrence' ? 'occurrence' : 'claims made' };
}

export const retroactiveTexts = (day: PolicyTerms['retroactiveOn']): Texts =>
  day === null ? {} : { 'Retroactive date': dayText(day) };

/** By endorsement: `form seen (CG 20 10 04 13)`. */
export function endorsementTexts(endorsements: readonly Endorsement[]): Texts {
  const codes = [...new Set(endorsements.map(({ code }) => code))];
  const proofOf = (code: Endorsement['code']) =>
    listed(endorsements.filter((endorsement) => endorsement.code === code).map(proof));
  return Object.fromEntries(codes.map((code) => [ENDORSEMENT_NAMES[code], proofOf(code)]));
}

const proof = ({ grade, form }: Endorsement): string =>
  form === undefined ? GRADE_WORDS[grade] : `${GRADE_WORDS[grade]} (${form})`;

export const scheduleTexts = (schedule: PolicyTerms['schedule']): Texts =>
  schedule === null ? {} : { 'Underlying insurance': listed(schedule.map((line) => LINE_NAMES[line])) };
