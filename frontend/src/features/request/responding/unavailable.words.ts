import type { RespondChoice } from '@covertrail/contracts/request/request.replies';

type Unavailable = NonNullable<RespondChoice['unavailable']>;

/** Why a policy cannot answer a request [D04], and what would make it available. */
export const UNAVAILABLE_WORDS: Readonly<Record<Unavailable, string>> = {
  expired: 'The policy has expired. Add its renewal to share it.',
  notYetInForce: 'The policy can be shared from its effective date.',
  unverified: 'The policy is unverified: the agent must make it Active first.',
  canceled: 'The policy was canceled. It cannot be shared.',
  archived: 'The policy is archived. Take it out of the archive to share it.',
  crossCountry: 'The policy is of another country than the request (cross-country). It cannot be used here.',
  rejected: 'The agent rejected the policy. Add a corrected policy.',
};

/** A requested line for which no policy can be chosen [D04]. */
export const NOT_YET_ADDED = 'Requested policy not yet added';
export const NOT_SELECTED = 'Policy available but not selected';
export const NONE_ACTIVE = 'At least one active policy is required to respond.';
