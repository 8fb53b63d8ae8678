/** Why a finding is as it is. Every code has a sentence in `wording.ts`; the compiler counts them. */
export type PresenceReason =
  | 'POLICY.IN_FORCE'
  | 'POLICY.UNVERIFIED'
  | 'POLICY.REJECTED'
  | 'POLICY.NOT_BEGUN'
  | 'POLICY.ENDED'
  | 'POLICY.ENDED_TODAY'
  | 'POLICY.CANCELED'
  | 'LINE.ABSENT'
  | 'LINE.NOTHING_SHARED';

export type LimitReason =
  | 'LIMIT.MET'
  | 'LIMIT.MET_WITH_UMBRELLA'
  | 'LIMIT.SHORT'
  | 'LIMIT.NOT_GIVEN'
  | 'LIMIT.SPLIT_FOR_COMBINED'
  | 'LIMIT.SPLIT_NOT_ACCEPTED'
  | 'UMBRELLA.IN_DOUBT'
  | 'UMBRELLA.LIMIT_NOT_GIVEN';

export type RatingReason =
  | 'RATING.MET'
  | 'RATING.STRENGTH_BELOW'
  | 'RATING.SIZE_BELOW'
  | 'RATING.BOTH_BELOW'
  | 'RATING.NOT_GIVEN'
  | 'RATING.SIZE_NOT_GIVEN'
  | 'RATING.NOT_RATED'
  | 'RATING.SUSPENDED';

export type EndorsementReason =
  | 'ENDORSEMENT.SEEN'
  | 'ENDORSEMENT.CLAIMED'
  | 'ENDORSEMENT.CLAIMED_ONLY'
  | 'ENDORSEMENT.ABSENT';

export type ReasonCode = PresenceReason | LimitReason | RatingReason | EndorsementReason;

/** Why an umbrella does not count, or may not: told beside a limit that is short. */
export type LayerReason =
  | 'LAYER.OTHER_INSURED'
  | 'LAYER.NOT_IN_FORCE'
  | 'LAYER.REJECTED'
  | 'LAYER.NOT_SCHEDULED'
  | 'LAYER.CLAIMS_MADE'
  | 'LAYER.UNVERIFIED'
  | 'LAYER.SCHEDULE_NOT_GIVEN'
  | 'LAYER.TRIGGER_NOT_GIVEN';

/** What would help. Every code has its words in `wording.ts`. */
export type FixCode =
  | 'FIX.SHARE_POLICY'
  | 'FIX.RENEW'
  | 'FIX.WAIT_OR_SHARE_CURRENT'
  | 'FIX.REINSTATE'
  | 'FIX.VERIFY'
  | 'FIX.REPLACE_REJECTED'
  | 'FIX.RAISE_LIMIT'
  | 'FIX.GIVE_LIMIT'
  | 'FIX.ACCEPT_SPLIT'
  | 'FIX.COMBINED_LIMIT'
  | 'FIX.SETTLE_UMBRELLA'
  | 'FIX.GIVE_UMBRELLA_LIMIT'
  | 'FIX.CHANGE_CARRIER'
  | 'FIX.JUDGE_CARRIER'
  | 'FIX.ENDORSE'
  | 'FIX.SEND_FORM';
