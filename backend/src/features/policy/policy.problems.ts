import type { POLICY_CODES } from '@covertrail/domain/policy/policy.decider';
import type { ProblemsOf } from '#http/problems/problem-text';

/** How the refusals of this feature are answered. */
export const POLICY_PROBLEMS = {
  'POLICY.NOT_FOUND': { status: 404, message: 'This policy does not exist.' },
  'POLICY.ALREADY_EXISTS': { status: 409, message: 'This policy exists already.' },
  'POLICY.PERIOD_INVALID': { status: 422, message: 'Expiration date must be after the effective date.' },
  'POLICY.LIMIT_NOT_OF_LINE': { status: 422, message: 'One of the limits does not belong to this policy type.' },
  'POLICY.LIMIT_INVALID': { status: 422, message: 'Limits Invalid' },
  'POLICY.NO_LIMIT': { status: 422, message: 'Please add atleast one limit' },
  'POLICY.CSL_AND_SPLIT': { status: 422, message: 'A combined single limit and split limits cannot both be set.' },
  'POLICY.ENDORSEMENT_NOT_OF_LINE': { status: 422, message: 'One of the endorsements does not belong to this policy type.' },
  'POLICY.SCHEDULE_NOT_OF_LINE': { status: 422, message: 'Only an umbrella has a schedule of underlying insurance.' },
  'POLICY.RETROACTIVE_NOT_CLAIMS_MADE': { status: 422, message: 'Only a claims-made policy has a retroactive date.' },
  'POLICY.RETROACTIVE_AFTER_START': { status: 422, message: 'The retroactive date cannot be after the effective date.' },
  'POLICY.EXCLUSION_NOT_OF_LINE': { status: 422, message: 'Only workers’ compensation says whether persons are excluded.' },
  'POLICY.EXCLUSION_COMMENT_UNNEEDED': { status: 422, message: 'A comment is needed only when someone is excluded.' },
  'POLICY.EXCEPTION_NOT_OF_LINE': { status: 422, message: 'Only workers’ compensation has exceptions of states that insure workers themselves.' },
  'POLICY.REMARK_INVALID': { status: 422, message: 'Please enter at most 20 remarks of up to 1,000 characters.' },
  'POLICY.TEXT_TOO_LONG': { status: 422, message: 'Text cannot exceed 1,000 characters.' },
  'POLICY.CANCELED': { status: 409, message: 'This policy is canceled.' },
  'POLICY.NOT_CANCELED': { status: 409, message: 'This policy is not canceled on that day.' },
  'POLICY.CANCEL_OUTSIDE_PERIOD': { status: 422, message: 'A policy can be canceled only from a day within its period.' },
  'POLICY.REINSTATE_OUTSIDE_PERIOD': { status: 422, message: 'A policy can be reinstated only from a day within its period.' },
  'POLICY.ALREADY_REJECTED': { status: 409, message: 'This policy was rejected.' },
  'POLICY.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
  'POLICY.CARRIER_UNKNOWN': { status: 422, message: 'Please select an insurer.' },
  'POLICY.REPLACED': { status: 409, message: 'This policy was replaced.' },
  'POLICY.REPLACES_OTHER': { status: 422, message: 'A policy can be replaced only by one of the same insured and policy type.' },
  'POLICY.REPLACE_OUTSIDE_PERIOD': { status: 422, message: 'The new policy must begin while the policy that it replaces runs, or when it expires.' },
  'POLICY.ARCHIVED': { status: 409, message: 'Archived policies cannot be edited.' },
} satisfies ProblemsOf<typeof POLICY_CODES>;
