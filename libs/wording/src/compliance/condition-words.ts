import {
  NAMINGS,
  type ConditionKey,
  type Naming,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import type { ConditionResult } from '@covertrail/domain/compliance/endorsements/evaluate-conditions';
import type { Nested, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { INSURED_SCOPE_NAMES } from '../insurance/endorsement-words.js';
import { day } from './param-text.js';
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

/** Why a condition of an endorsement has its outcome: its compliance reason [H03]. */
export function conditionBecause(params: Nested<'because'>): string {
  switch (params.because) {
    case 'CONDITION.NUMBER_SAME':
      return `The form shows the policy number ${params.printed}.`;
    case 'CONDITION.NUMBER_DIFFERS':
      return `The form shows the policy number ${params.printed}; the policy is ${params.policyNumber}.`;
    case 'CONDITION.NUMBER_NOT_READ':
      return 'Whether the form shows the policy number is not known.';
    case 'CONDITION.DATES_COVER_POLICY':
      return `The form is effective from ${printedDates(params)}, for the whole period of the policy.`;
    case 'CONDITION.DATES_COVER_PART':
      return `The form is effective from ${printedDates(params)}, which is not the whole period of the policy.`;
    case 'CONDITION.DATES_OUTSIDE_POLICY':
      return `The form is effective from ${printedDates(params)}, outside the period of the policy.`;
    case 'CONDITION.DATES_NOT_READ':
      return 'The dates on the form are not known.';
    case 'CONDITION.NAMING_ACCEPTED':
      return `The form is of a kind that is accepted: ${namingText(params)}.`;
    case 'CONDITION.NAMING_IN_DOUBT':
      return `Accepted is: ${namingText(params)}. The form is known to be of the other kind; whether it is of this one too needs manual review.`;
    case 'CONDITION.NAMING_NOT_ACCEPTED':
      return `Accepted is: ${namingText(params)}. The form is not of that kind.`;
    case 'CONDITION.NAMING_NOT_READ':
      return 'Whether the form is blanket or scheduled is not known.';
    case 'CONDITION.SCOPE_NOT_GIVEN':
      return `The form does not give ${scopeText(params)}.`;
    case 'CONDITION.ENTITY_NAMED':
      return `The schedule names “${params.named}”: “${params.entity}” is required.`;
    case 'CONDITION.ENTITY_BY_BLANKET':
      return `The form is blanket, so ${params.entity} need not be named.`;
    case 'CONDITION.ENTITY_SIMILAR':
      return `The schedule names “${params.named}”; whether that is “${params.entity}” needs manual review.`;
    case 'CONDITION.ENTITY_NOT_NAMED':
      return `The schedule names “${namesText(params.names)}”, and not “${params.entity}”.`;
    case 'CONDITION.ENTITY_NOT_READ':
      return `Whether ${params.entity} is on the schedule is not known.`;
  }
}

/** What the form says, in a few words. */
export function conditionAvailable(params: Nested<'because'>): string {
  switch (params.because) {
    case 'CONDITION.NUMBER_SAME':
    case 'CONDITION.NUMBER_DIFFERS':
      return params.printed;
    case 'CONDITION.DATES_COVER_POLICY':
    case 'CONDITION.DATES_COVER_PART':
    case 'CONDITION.DATES_OUTSIDE_POLICY':
      return printedDates(params);
    case 'CONDITION.NAMING_ACCEPTED':
      return 'Of this kind';
    case 'CONDITION.NAMING_IN_DOUBT':
      return 'Of the other kind, perhaps of both';
    case 'CONDITION.NAMING_NOT_ACCEPTED':
      return 'Of another kind';
    case 'CONDITION.SCOPE_NOT_GIVEN':
      return `Not for ${scopeText(params)}`;
    case 'CONDITION.ENTITY_NAMED':
    case 'CONDITION.ENTITY_SIMILAR':
      return params.named;
    case 'CONDITION.ENTITY_BY_BLANKET':
      return 'By blanket wording';
    case 'CONDITION.ENTITY_NOT_NAMED':
      return namesText(params.names);
    case 'CONDITION.NUMBER_NOT_READ':
    case 'CONDITION.DATES_NOT_READ':
    case 'CONDITION.NAMING_NOT_READ':
    case 'CONDITION.ENTITY_NOT_READ':
      return 'Not read';
  }
}

/** `Effective dates required: The dates on the form are not known.` */
export const conditionText = (result: ConditionResult): string =>
  `${CONDITION_NAMES[result.condition]}: ${conditionBecause(result.params)}`;

const printedDates = ({ from, to }: ParamsWith<'from' | 'to'>): string => `${day(from)} to ${day(to)}`;
const namingText = ({ accepted }: ParamsWith<'accepted'>): string =>
  NAMINGS.filter((naming) => naming === accepted)
    .map((naming) => NAMING_NAMES[naming].toLowerCase())
    .join('');
const scopeText = ({ scope }: ParamsWith<'scope'>): string => INSURED_SCOPE_NAMES[scope].toLowerCase();
