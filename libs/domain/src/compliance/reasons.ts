import type { FurtherFixCode, FurtherReason } from './further-reasons.js';

export type { FurtherFixCode, FurtherReason } from './further-reasons.js';

/** Why a finding has its outcome. Every code has a sentence in `wording.ts`, which the compiler checks. */
export type PresenceReason =
  | 'POLICY.IN_FORCE'
  | 'POLICY.UNVERIFIED'
  | 'POLICY.REJECTED'
  | 'POLICY.NOT_BEGUN'
  | 'POLICY.ENDED'
  | 'POLICY.ENDED_TODAY'
  | 'POLICY.CANCELED'
  | 'LINE.ABSENT'
  | 'LINE.NOTHING_SHARED'
  | 'LINE.STOP_GAP_BESIDE';

export type LimitReason =
  | 'LIMIT.MET'
  | 'LIMIT.MET_WITH_UMBRELLA'
  | 'LIMIT.MET_COMBINED'
  | 'LIMIT.SHORT'
  | 'LIMIT.NOT_GIVEN'
  | 'LIMIT.PRINTED_AS_TEXT'
  | 'LIMIT.SPLIT_FOR_COMBINED'
  | 'LIMIT.SPLIT_NOT_ACCEPTED'
  | 'LIMIT.AT_ODDS'
  | 'LIMIT.SHARED_IN_TEXT'
  | 'LIMIT.SHARED_AS_STATED'
  | 'AMOUNT.OTHER_CURRENCY'
  | 'UMBRELLA.IN_DOUBT'
  | 'UMBRELLA.LIMIT_NOT_GIVEN';

export type TriggerReason =
  | 'TRIGGER.OCCURRENCE'
  | 'TRIGGER.CLAIMS_MADE'
  | 'TRIGGER.NOT_GIVEN'
  | 'TRIGGER.RETROACTIVE_MET'
  | 'TRIGGER.RETROACTIVE_LATE'
  | 'TRIGGER.RETROACTIVE_NOT_GIVEN';

export type RatingReason =
  | 'RATING.MET'
  | 'RATING.STRENGTH_BELOW'
  | 'RATING.SIZE_BELOW'
  | 'RATING.BOTH_BELOW'
  | 'RATING.NOT_GIVEN'
  | 'RATING.SIZE_NOT_GIVEN'
  | 'RATING.NOT_RATED'
  | 'RATING.SUSPENDED'
  | 'RATING.UNDER_REVIEW'
  | 'RATING.UNDER_REVIEW_REFUSED';

export type EndorsementReason =
  | 'ENDORSEMENT.SEEN'
  | 'ENDORSEMENT.CLAIMED'
  | 'ENDORSEMENT.CLAIMED_ONLY'
  | 'ENDORSEMENT.FORM_NOT_GIVEN'
  | 'ENDORSEMENT.NOT_CONFIRMED'
  | 'ENDORSEMENT.FORM_AT_ODDS'
  | 'ENDORSEMENT.FORM_VOID'
  | 'ENDORSEMENT.FORM_IN_DOUBT'
  | 'ENDORSEMENT.OTHER_SCOPE'
  | 'ENDORSEMENT.OTHER_LINE'
  | 'ENDORSEMENT.EXCLUDED'
  | 'ENDORSEMENT.ABSENT';

/** Of what passes but is not proven as the template demands: `proof/`. */
export type ProofReason = 'PROOF.TOO_LOW' | 'PROOF.TOO_OLD' | 'PROOF.TOO_LOW_AND_OLD' | 'PROOF.NOT_KNOWN';

export type ReasonCode =
  PresenceReason | LimitReason | TriggerReason | RatingReason | EndorsementReason | FurtherReason | ProofReason;

/** Why a condition has its outcome; `libs/wording` has a sentence for each. */
export type ConditionReason =
  | 'CONDITION.NUMBER_SAME'
  | 'CONDITION.NUMBER_DIFFERS'
  | 'CONDITION.NUMBER_NOT_READ'
  | 'CONDITION.DATES_COVER_POLICY'
  | 'CONDITION.DATES_COVER_PART'
  | 'CONDITION.DATES_OUTSIDE_POLICY'
  | 'CONDITION.DATES_NOT_READ'
  | 'CONDITION.NAMING_ACCEPTED'
  | 'CONDITION.NAMING_IN_DOUBT'
  | 'CONDITION.NAMING_NOT_ACCEPTED'
  | 'CONDITION.NAMING_NOT_READ'
  | 'CONDITION.SCOPE_NOT_GIVEN'
  | 'CONDITION.ENTITY_NAMED'
  | 'CONDITION.ENTITY_BY_BLANKET'
  | 'CONDITION.ENTITY_SIMILAR'
  | 'CONDITION.ENTITY_NOT_NAMED'
  | 'CONDITION.ENTITY_NOT_READ';

/** Why a named form does not prove an endorsement. */
export type FormDoubt =
  | 'FORM.UNKNOWN'
  | 'FORM.EDITION_NOT_GIVEN'
  | 'FORM.EDITION_UNKNOWN'
  | 'FORM.NOT_CONFIRMED'
  | 'FORM.OF_A_CARRIER'
  | 'FORM.FOR_SOME'
  | 'FORM.ARGUABLE'
  | 'FORM.OTHER_PART';

/** What is on record against a form: it proves nothing, or a person reads it (`endorsements/form-objection.ts`). */
export type FormObjection =
  | 'FORM.OTHER_POLICY'
  | 'FORM.ENDED'
  | 'FORM.NOT_BEGUN'
  | 'FORM.STATED_OTHERWISE'
  | 'FORM.NAMES_OTHERS'
  | 'FORM.NAMES_NOBODY'
  | 'FORM.WAIVER_BARRED'
  | 'FORM.OTHER_STATE';

/** Why an umbrella does not count, or may not: stated beside a limit that is short. */
export type LayerReason =
  | 'LAYER.OTHER_INSURED'
  | 'LAYER.OTHER_CURRENCY'
  | 'LAYER.NOT_IN_FORCE'
  | 'LAYER.REJECTED'
  | 'LAYER.NOT_SCHEDULED'
  | 'LAYER.CLAIMS_MADE'
  | 'LAYER.RETROACTIVE_LATE'
  | 'LAYER.GAP_BELOW'
  | 'LAYER.BESIDE'
  | 'LAYER.CARRIER_BELOW'
  | 'LAYER.NOTHING_BELOW'
  | 'LAYER.UNVERIFIED'
  | 'LAYER.CARRIER_IN_REVIEW'
  | 'LAYER.BELOW_IN_DOUBT'
  | 'LAYER.SCHEDULE_NOT_GIVEN'
  | 'LAYER.TRIGGER_NOT_GIVEN'
  | 'LAYER.OTHER_TRIGGER'
  | 'LAYER.RETROACTIVE_NOT_GIVEN'
  | 'LAYER.PLACE_NOT_KNOWN';

/** What would fix a finding. Every code has its words in `wording.ts`. */
export type FixCode =
  | FurtherFixCode
  | 'FIX.SHARE_POLICY'
  | 'FIX.SHARE_HELD'
  | 'FIX.RENEW'
  | 'FIX.WAIT_OR_SHARE_CURRENT'
  | 'FIX.REINSTATE'
  | 'FIX.VERIFY'
  | 'FIX.VERIFY_AGAIN'
  | 'FIX.SEND_FROM_SYSTEM'
  | 'FIX.REPLACE_REJECTED'
  | 'FIX.RAISE_LIMIT'
  | 'FIX.GIVE_LIMIT'
  | 'FIX.ACCEPT_SPLIT'
  | 'FIX.DECIDE_PRINTED'
  | 'FIX.DECIDE_LIMITS'
  | 'FIX.DECIDE_CURRENCY'
  | 'FIX.COMBINED_LIMIT'
  | 'FIX.MEND_UMBRELLA'
  | 'FIX.SETTLE_UMBRELLA'
  | 'FIX.GIVE_UMBRELLA_LIMIT'
  | 'FIX.OCCURRENCE_POLICY'
  | 'FIX.GIVE_TRIGGER'
  | 'FIX.GIVE_RETROACTIVE_DATE'
  | 'FIX.MOVE_RETROACTIVE_DATE'
  | 'FIX.CHANGE_CARRIER'
  | 'FIX.JUDGE_CARRIER'
  | 'FIX.JUDGE_UMBRELLA'
  | 'FIX.ENDORSE'
  | 'FIX.REMOVE_EXCLUSION'
  | 'FIX.GIVE_FORM'
  | 'FIX.READ_FORM'
  | 'FIX.SEND_FORM';
