import type { ConditionAnswer } from '@covertrail/domain/compliance/endorsements/condition-answer';
import type { ConditionReason } from '@covertrail/domain/compliance/param-reasons';
import {
  NAMINGS,
  type ConditionKey,
  type Naming,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import type { ConditionResult } from '@covertrail/domain/compliance/endorsements/evaluate-conditions';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { INSURED_SCOPE_NAMES } from '../insurance/endorsement-words.js';
import { day, said } from './param-text.js';
import { namesText } from './form-record-words.js';

/** What a template may require of an endorsement: the label of its field [C08]. */
export const CONDITION_NAMES: Readonly<Record<ConditionKey, string>> = {
  policyNumberRequiredOnEndorsement: 'Policy number required on endorsement',
  effectiveDatesRequired: 'Effective dates required',
  acceptedAdditionalInsured: 'Accepted forms, additional insured',
  acceptedOngoingOperations: 'Accepted forms, ongoing operations',
  acceptedCompletedOperations: 'Accepted forms, completed operations',
  acceptedWaiverOfSubrogation: 'Accepted forms, waiver of subrogation',
  requiredScheduledEntity: 'Required scheduled entity',
};

export const NAMING_NAMES: Readonly<Record<Naming, string>> = {
  blanketOrScheduled: 'Blanket or scheduled',
  blanketOnly: 'Blanket only',
  scheduledOnly: 'Scheduled only',
};

const SENTENCES: Readonly<Record<ConditionReason, (params: Params) => string>> = {
  'CONDITION.NUMBER_SAME': ({ printed }) => `The form shows the policy number ${said(printed)}.`,
  'CONDITION.NUMBER_DIFFERS': ({ printed, policyNumber }) =>
    `The form shows the policy number ${said(printed)}; the policy is ${said(policyNumber)}.`,
  'CONDITION.NUMBER_NOT_READ': () => 'Whether the form shows the policy number is not known.',
  'CONDITION.DATES_COVER_POLICY': ({ from, to }) =>
    `The form is effective from ${day(from ?? '')} to ${day(to ?? '')}, for the whole period of the policy.`,
  'CONDITION.DATES_COVER_PART': ({ from, to }) =>
    `The form is effective from ${day(from ?? '')} to ${day(to ?? '')}, which is not the whole period of the policy.`,
  'CONDITION.DATES_OUTSIDE_POLICY': ({ from, to }) =>
    `The form is effective from ${day(from ?? '')} to ${day(to ?? '')}, outside the period of the policy.`,
  'CONDITION.DATES_NOT_READ': () => 'The dates on the form are not known.',
  'CONDITION.NAMING_ACCEPTED': ({ accepted }) => `The form is of a kind that is accepted: ${namingText(accepted)}.`,
  'CONDITION.NAMING_IN_DOUBT': ({ accepted }) =>
    `Accepted is: ${namingText(accepted)}. The form is known to be of the other kind; whether it is of this one too needs manual review.`,
  'CONDITION.NAMING_NOT_ACCEPTED': ({ accepted }) =>
    `Accepted is: ${namingText(accepted)}. The form is not of that kind.`,
  'CONDITION.NAMING_NOT_READ': () => 'Whether the form is blanket or scheduled is not known.',
  'CONDITION.SCOPE_NOT_GIVEN': ({ scope }) => `The form does not give ${scopeText(scope)}.`,
  'CONDITION.ENTITY_NAMED': ({ entity, named }) =>
    `The schedule names “${said(named)}”: “${said(entity)}” is required.`,
  'CONDITION.ENTITY_BY_BLANKET': ({ entity }) => `The form is blanket, so ${said(entity)} need not be named.`,
  'CONDITION.ENTITY_SIMILAR': ({ entity, named }) =>
    `The schedule names “${said(named)}”; whether that is “${said(entity)}” needs manual review.`,
  'CONDITION.ENTITY_NOT_NAMED': ({ entity, names }) =>
    `The schedule names “${namesText(names)}”, and not “${said(entity)}”.`,
  'CONDITION.ENTITY_NOT_READ': ({ entity }) => `Whether ${said(entity)} is on the schedule is not known.`,
};

const printedDates: (params: Params) => string = ({ from, to }) => `${day(from ?? '')} to ${day(to ?? '')}`;

/** What the form says, in a few words. */
const AVAILABLE: Readonly<Record<ConditionReason, (params: Params) => string>> = {
  'CONDITION.NUMBER_SAME': ({ printed }) => said(printed),
  'CONDITION.NUMBER_DIFFERS': ({ printed }) => said(printed),
  'CONDITION.NUMBER_NOT_READ': () => 'Not read',
  'CONDITION.DATES_COVER_POLICY': printedDates,
  'CONDITION.DATES_COVER_PART': printedDates,
  'CONDITION.DATES_OUTSIDE_POLICY': printedDates,
  'CONDITION.DATES_NOT_READ': () => 'Not read',
  'CONDITION.NAMING_ACCEPTED': () => 'Of this kind',
  'CONDITION.NAMING_IN_DOUBT': () => 'Of the other kind, perhaps of both',
  'CONDITION.NAMING_NOT_ACCEPTED': () => 'Of another kind',
  'CONDITION.NAMING_NOT_READ': () => 'Not read',
  'CONDITION.SCOPE_NOT_GIVEN': ({ scope }) => `Not for ${scopeText(scope)}`,
  'CONDITION.ENTITY_NAMED': ({ named }) => said(named),
  'CONDITION.ENTITY_BY_BLANKET': () => 'By blanket wording',
  'CONDITION.ENTITY_SIMILAR': ({ named }) => said(named),
  'CONDITION.ENTITY_NOT_NAMED': ({ names }) => namesText(names),
  'CONDITION.ENTITY_NOT_READ': () => 'Not read',
};

/** What the form says where a finding names why. */
export function conditionAvailable(params: Params): string {
  const { because } = params;
  return isReason(because) ? AVAILABLE[because](params) : 'Not read';
}

/** The same for the reason that a finding names; an empty text for one that is not known. */
export function conditionBecause(params: Params): string {
  const { because } = params;
  return isReason(because) ? SENTENCES[because](params) : '';
}
const isReason = (code: unknown): code is ConditionReason => typeof code === 'string' && code in SENTENCES;

/** Why a condition of an endorsement has its outcome: its compliance reason [H03]. */
export const conditionSentence = ({ reason, params }: ConditionAnswer): string => SENTENCES[reason](params);

/** `Effective dates required: The dates on the form are not known.` */
export const conditionText = (result: ConditionResult): string =>
  `${CONDITION_NAMES[result.condition]}: ${conditionSentence(result)}`;

const namingText = (value: Params['accepted']): string =>
  NAMINGS.filter((naming) => naming === value)
    .map((naming) => NAMING_NAMES[naming].toLowerCase())
    .join('');
const scopeText = (value: Params['scope']): string =>
  Object.entries(INSURED_SCOPE_NAMES)
    .filter(([scope]) => scope === value)
    .map(([, name]) => name.toLowerCase())
    .join('');
