import type { POLICY_CODES } from '@covertrail/domain/policy/policy.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const POLICY_PROBLEMS = {
  'POLICY.NOT_FOUND': { status: 404, message: 'This policy does not exist.' },
  'POLICY.ALREADY_EXISTS': { status: 409, message: 'This policy exists already.' },
  'POLICY.PERIOD_INVALID': { status: 422, message: 'Expiration date must be after the effective date.' },
  'POLICY.LIMIT_NOT_OF_LINE': { status: 422, message: 'One of the limits does not belong to this policy type.' },
  'POLICY.LIMIT_INVALID': { status: 422, message: 'Limits Invalid' },
  'POLICY.NO_LIMIT': { status: 422, message: 'Please add atleast one limit' },
  'POLICY.NOT_OF_REGION': { status: 422, message: 'Policies of this region do not state that.' },
  'POLICY.CSL_AND_SPLIT': { status: 422, message: 'A combined single limit and split limits cannot both be set.' },
  'POLICY.LIMIT_ROW_TWICE': { status: 422, message: 'Please choose one limit of each row.' },
  'POLICY.ENDORSEMENT_NOT_OF_LINE': {
    status: 422,
    message: 'One of the endorsements does not belong to this policy type.',
  },
  'POLICY.SCHEDULE_NOT_OF_LINE': { status: 422, message: 'Only an umbrella has a schedule of underlying insurance.' },
  'POLICY.RETROACTIVE_NOT_CLAIMS_MADE': { status: 422, message: 'Only a claims-made policy has a retroactive date.' },
  'POLICY.RETROACTIVE_AFTER_START': {
    status: 422,
    message: 'The retroactive date cannot be after the effective date.',
  },
  'POLICY.LIMIT_DETAIL_INVALID': { status: 422, message: 'Limits Invalid' },
  'POLICY.LIMIT_DETAIL_NOT_OF_LIMIT': {
    status: 422,
    message: 'One of the limits states something that a limit of its type does not have.',
  },
  'POLICY.DISPLAYED_LIMIT_TOO_HIGH': { status: 422, message: 'The displayed limit cannot exceed the actual limit.' },
  'POLICY.VALUATION_NOT_OF_LINE': { status: 422, message: 'This valuation does not belong to this policy type.' },
  'POLICY.VALUATION_MISSING': { status: 422, message: 'Please select a valuation type for the valuation amount.' },
  'POLICY.DEDUCTIBLE_NOT_OF_LINE': { status: 422, message: 'This deductible does not belong to this policy type.' },
  'POLICY.BLANKET_NOT_OF_LINE': { status: 422, message: 'Policies of this type have no blanket limits.' },
  'POLICY.BLANKET_INVALID': { status: 422, message: 'A blanket limit needs a number, a type and an amount.' },
  'POLICY.BLANKET_NUMBER_TWICE': { status: 422, message: 'Blanket numbers must differ.' },
  'POLICY.EXCLUSION_COMMENT_UNNEEDED': { status: 422, message: 'A comment is needed only when someone is excluded.' },
  'POLICY.EXCEPTION_NOT_OF_LINE': {
    status: 422,
    message: 'Only workers’ compensation has exceptions of states that insure workers themselves.',
  },
  'POLICY.HOLDER_INVALID': {
    status: 422,
    message:
      'Please enter at most 50 certificate holders, each with its name and with all parts of its address or none.',
  },
  'POLICY.REMARK_INVALID': { status: 422, message: 'Please enter at most 20 remarks of up to 1,000 characters.' },
  'POLICY.TEXT_TOO_LONG': { status: 422, message: 'Text cannot exceed 1,000 characters.' },
  'POLICY.COVERAGE_NOT_OF_LINE': { status: 422, message: 'This line does not have that coverage type.' },
  'POLICY.COVERAGE_TWICE': { status: 422, message: 'A coverage type can be applied only once.' },
  'POLICY.SUB_COVERAGE_NOT_OF_TYPE': { status: 422, message: 'This coverage type does not have that sub-coverage.' },
  'POLICY.DESCRIPTION_UNNEEDED': { status: 422, message: 'Only an other coverage has a description.' },
  'POLICY.DESCRIPTION_TOO_LONG': { status: 422, message: 'A description cannot exceed 1,000 characters.' },
  'POLICY.AGGREGATE_NOT_OF_LINE': {
    status: 422,
    message: 'The general aggregate of this line does not apply per that.',
  },
  'POLICY.SYMBOL_NOT_OF_LINE': { status: 422, message: 'Please select auto symbols of this line, each once.' },
  'POLICY.VALUE_NOT_OF_LINE': { status: 422, message: 'This line does not state that.' },
  'POLICY.VALUE_INVALID': { status: 422, message: 'Please check the further statements.' },
  'POLICY.FORM_NOT_OF_LINE': {
    status: 422,
    message: 'This certificate form does not show the line with that interest.',
  },
  'POLICY.ENDORSEMENT_DETAIL_INVALID': { status: 422, message: 'Please check what the endorsements state.' },
  'POLICY.ENDORSEMENT_NOT_APPLIED': {
    status: 422,
    message: 'Please apply the endorsement before you say more about it.',
  },
  'POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE': { status: 422, message: 'An endorsement of this type does not state that.' },
  'POLICY.ENDORSEMENT_ITEM_DISABLED': { status: 422, message: 'A form without a schedule names nobody.' },
  'POLICY.ENDORSEMENT_SCOPE_NOT_OF_LINE': {
    status: 422,
    message: 'This endorsement does not have that scope on this policy type.',
  },
  'POLICY.ENDORSEMENT_DATES_INVALID': { status: 422, message: 'The last day on the form must be after the first.' },
  'POLICY.CANCELED': { status: 409, message: 'This policy is canceled.' },
  'POLICY.NOT_CANCELED': { status: 409, message: 'This policy is not canceled on that day.' },
  'POLICY.CANCEL_OUTSIDE_PERIOD': {
    status: 422,
    message: 'A policy can be canceled only from a day within its period.',
  },
  'POLICY.REINSTATE_OUTSIDE_PERIOD': {
    status: 422,
    message: 'A policy can be reinstated only from a day within its period.',
  },
  'POLICY.ALREADY_REJECTED': { status: 409, message: 'This policy was rejected.' },
  'POLICY.EDITS_ALREADY_REJECTED': {
    status: 409,
    message: 'The changes of this policy were rejected already, for another reason.',
  },
  'POLICY.AWAITS_APPROVAL': { status: 409, message: 'This policy awaits approval. Please approve it first.' },
  'POLICY.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
  'POLICY.CARRIER_UNKNOWN': { status: 422, message: 'Please select an insurer.' },
  'POLICY.CERTIFICATE_UNKNOWN': {
    status: 422,
    message: 'Please choose a certificate that is attached to this policy.',
  },
  'POLICY.REPLACED': { status: 409, message: 'This policy was replaced.' },
  'POLICY.REPLACES_OTHER': {
    status: 422,
    message: 'A policy can be replaced only by one of the same insured and policy type.',
  },
  'POLICY.REPLACE_OUTSIDE_PERIOD': {
    status: 422,
    message: 'The new policy must begin while the policy that it replaces runs, or when it expires.',
  },
  'POLICY.AGENT_NOT_OF_AGENCY': { status: 422, message: 'Please select an agent of the agency of record.' },
  'POLICY.AGENCY_NOT_OF_INSURED': { status: 422, message: 'Please select an agency that represents the insured.' },
  'POLICY.CHANGED_SINCE_EXPORT': {
    status: 409,
    message:
      'This policy says something else that was recorded, verified or exported after the day of this export. Please export it again.',
  },
  'POLICY.CHANGED_SINCE_CERTIFICATE': {
    status: 409,
    message: 'This policy was changed after the date of the certificate.',
  },
  'POLICY.EXPORTED_LIMIT_MISSING': {
    status: 422,
    message: 'This policy has a limit that the row leaves empty. Please fill in all limits of the policy, or none.',
  },
  'POLICY.CHANGED_SINCE_IMPORT': { status: 409, message: 'This policy was changed or confirmed since the import.' },
  'POLICY.SHARED_SINCE_IMPORT': { status: 409, message: 'This policy is shared with a requester.' },
  'POLICY.ARCHIVED': { status: 409, message: 'Archived policies cannot be edited.' },
} satisfies ProblemsOf<typeof POLICY_CODES>;
