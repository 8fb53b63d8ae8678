import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import { UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/policy-aspects';
import type {
  PolicyCarrier,
  PolicyPeriod,
  PolicyTerms,
  StatedTerms,
} from '@covertrail/domain/insurance/terms/policy-terms';
import { GRADE_WORDS, limitTexts } from '../insurance/coverage-words.js';
import { ENDORSEMENT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { listed } from '../text/sentence-parts.js';
import type { Texts } from '../text/text-changes.js';
import { coverageTermsTexts } from './coverage-texts.js';
import { blanketsTexts, limitDetailsTexts } from './limit-details.words.js';
import { endorsementDetailsTexts } from './endorsement-details.words.js';
import { holdersTexts } from './holder-words.js';
import {
  exceptionTexts,
  exclusionTexts,
  instructionsTexts,
  notesTexts,
  regionTexts,
  remarksTexts,
} from '../insurance/further-terms.words.js';

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
  const proofOf = (code: Endorsement['code']) => listed(endorsements.filter((one) => one.code === code).map(proof));
  return Object.fromEntries(codes.map((code) => [ENDORSEMENT_NAMES[code], proofOf(code)]));
}

const proof = ({ grade, form }: Endorsement): string =>
  form === undefined ? GRADE_WORDS[grade] : `${GRADE_WORDS[grade]} (${form})`;

export const scheduleTexts = (schedule: PolicyTerms['schedule']): Texts =>
  schedule === null ? {} : { 'Underlying insurance': listed(schedule.map((line) => LINE_NAMES[line])) };

/** All that a policy says but its number, whose reader may be shown only its end. */
export function termsTexts(stated: StatedTerms): Texts {
  const terms = { ...UNSTATED_TERMS, ...stated };
  return {
    ...periodTexts(terms.period),
    ...regionTexts(terms.region),
    ...carrierTexts(terms.carrier),
    ...limitTexts(terms.limits, terms.region),
    ...triggerTexts(terms.trigger),
    ...retroactiveTexts(terms.retroactiveOn),
    ...endorsementTexts(terms.endorsements),
    ...scheduleTexts(terms.schedule),
    ...operationsTexts(terms.descriptionOfOperations),
    ...limitDetailsTexts(terms.limitDetails, terms.region),
    ...endorsementDetailsTexts(terms.endorsementDetails),
    ...blanketsTexts(terms.blankets, terms.region),
    ...exclusionTexts(terms.exclusion),
    ...exceptionTexts(terms.exception),
    ...remarksTexts(terms.remarks),
    ...holdersTexts(terms.certificateHolders),
    ...instructionsTexts(terms.instructions),
    ...coverageTermsTexts(terms),
    ...notesTexts(terms.notes),
  };
}
