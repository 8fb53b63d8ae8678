import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';

/** Why a policy cannot be shared [D03], and what would make it possible. */
export const UNAVAILABLE: Readonly<Record<NonNullable<ShareChoice['unavailable']>, string>> = {
  expired: 'The policy has expired. Add its renewal to share it.',
  canceled: 'The policy was canceled. It cannot be shared.',
  rejected: 'The agent rejected the policy. Add a corrected policy.',
  archived: 'The policy is archived. Take it out of the archive to share it.',
  crossCountry: 'The policy is of another country than the requester (cross-country).',
};
