import type { NamesBy, ParamName, ParamsWith, Without } from './finding-params.js';
import { FURTHER_FIXES, FURTHER_REASONS, type FurtherFixCode, type FurtherReason } from './further-reasons.js';

export type { FurtherFixCode, FurtherReason } from './further-reasons.js';

/*
 * By reason, what each of its findings names in its parameters, so that its sentence in `libs/wording` can be said. A reason is declared by its
 * row: its type, what a rule must give with it and what its sentence may read follow. A finding may name more.
 */
const PRESENCE_REASONS = {
  'POLICY.IN_FORCE': ['policyNumber', 'expiresOn'],
  'POLICY.UNVERIFIED': ['policyNumber', 'expiresOn'],
  'POLICY.REJECTED': ['policyNumber'],
  'POLICY.NOT_BEGUN': ['policyNumber', 'effectiveOn'],
  'POLICY.ENDED': ['policyNumber', 'expiresOn'],
  'POLICY.ENDED_TODAY': ['policyNumber', 'expiresOn'],
  'POLICY.CANCELED': ['policyNumber', 'canceledOn'],
  'LINE.ABSENT': [],
  'LINE.NOTHING_SHARED': [],
  'LINE.STOP_GAP_BESIDE': ['policyNumber'],
} as const satisfies NamesBy;
export type PresenceReason = keyof typeof PRESENCE_REASONS;

const LIMIT_REASONS = {
  'LIMIT.MET': ['limit'],
  'LIMIT.MET_WITH_UMBRELLA': ['limit'],
  'LIMIT.MET_COMBINED': ['limit', 'reserved', 'reservedFor', 'reservedLimit'],
  'LIMIT.SHORT': ['policyNumber', 'limit', 'short'],
  'LIMIT.NOT_GIVEN': ['policyNumber', 'limit'],
  'LIMIT.PRINTED_AS_TEXT': ['policyNumber', 'limit', 'text'],
  'LIMIT.SPLIT_FOR_COMBINED': ['limit', 'other', 'otherAmount'],
  'LIMIT.SPLIT_NOT_ACCEPTED': ['policyNumber', 'limit'],
  'LIMIT.AT_ODDS': ['policyNumber', 'limit', 'part', 'partAmount', 'whole', 'wholeAmount'],
  'LIMIT.SHARED_IN_TEXT': ['policyNumber', 'limit', 'texts'],
  'LIMIT.SHARED_AS_STATED': ['policyNumber', 'limit'],
  'AMOUNT.OTHER_CURRENCY': ['policyNumber', 'stated', 'statedIn'],
  'UMBRELLA.IN_DOUBT': ['limit', 'umbrella', 'doubt'],
  'UMBRELLA.LIMIT_NOT_GIVEN': ['limit', 'umbrella'],
} as const satisfies NamesBy;
export type LimitReason = keyof typeof LIMIT_REASONS;

const TRIGGER_REASONS = {
  'TRIGGER.OCCURRENCE': ['policyNumber'],
  'TRIGGER.CLAIMS_MADE': ['policyNumber'],
  'TRIGGER.NOT_GIVEN': ['policyNumber'],
  'TRIGGER.RETROACTIVE_MET': ['policyNumber', 'retroactiveOn', 'retroactiveBy'],
  'TRIGGER.RETROACTIVE_LATE': ['policyNumber', 'retroactiveOn', 'retroactiveBy'],
  'TRIGGER.RETROACTIVE_NOT_GIVEN': ['policyNumber', 'retroactiveBy'],
} as const satisfies NamesBy;
export type TriggerReason = keyof typeof TRIGGER_REASONS;

const RATING_REASONS = {
  'RATING.MET': ['carrier', 'strength', 'size', 'requiredStrength', 'requiredSize'],
  'RATING.STRENGTH_BELOW': ['carrier', 'strength', 'size', 'requiredStrength', 'requiredSize'],
  'RATING.SIZE_BELOW': ['carrier', 'strength', 'size', 'requiredStrength', 'requiredSize'],
  'RATING.BOTH_BELOW': ['carrier', 'strength', 'size', 'requiredStrength', 'requiredSize'],
  'RATING.NOT_GIVEN': ['carrier'],
  'RATING.SIZE_NOT_GIVEN': ['carrier', 'strength', 'size'],
  'RATING.NOT_RATED': ['carrier'],
  'RATING.SUSPENDED': ['carrier'],
  'RATING.UNDER_REVIEW': ['carrier', 'strength', 'size'],
  'RATING.UNDER_REVIEW_REFUSED': ['carrier', 'strength', 'size'],
} as const satisfies NamesBy;
export type RatingReason = keyof typeof RATING_REASONS;

const ENDORSEMENT_REASONS = {
  'ENDORSEMENT.SEEN': ['policyNumber', 'endorsement', 'seenBy'],
  'ENDORSEMENT.CLAIMED': ['policyNumber', 'endorsement'],
  'ENDORSEMENT.CLAIMED_ONLY': ['policyNumber', 'endorsement'],
  'ENDORSEMENT.FORM_NOT_GIVEN': ['policyNumber', 'endorsement'],
  'ENDORSEMENT.NOT_CONFIRMED': ['policyNumber', 'endorsement', 'form'],
  'ENDORSEMENT.FORM_AT_ODDS': ['policyNumber', 'endorsement', 'form', 'objection'],
  'ENDORSEMENT.FORM_VOID': ['policyNumber', 'endorsement', 'form', 'objection'],
  'ENDORSEMENT.FORM_IN_DOUBT': ['policyNumber', 'endorsement', 'form', 'doubt'],
  'ENDORSEMENT.OTHER_SCOPE': ['policyNumber', 'endorsement', 'form', 'title', 'gives'],
  'ENDORSEMENT.OTHER_LINE': ['policyNumber', 'endorsement', 'form', 'title', 'formLine'],
  'ENDORSEMENT.EXCLUDED': ['policyNumber', 'form'],
  'ENDORSEMENT.ABSENT': ['policyNumber', 'endorsement'],
} as const satisfies NamesBy;
export type EndorsementReason = keyof typeof ENDORSEMENT_REASONS;

/** Of what passes but is not proven as the template demands: `proof/`. */
const PROOF_REASONS = {
  'PROOF.TOO_LOW': ['proofOf', 'proofSource', 'proofSince'],
  'PROOF.TOO_OLD': ['proofOf', 'proofSource', 'proofSince'],
  'PROOF.TOO_LOW_AND_OLD': ['proofOf', 'proofSource', 'proofSince'],
  'PROOF.NOT_KNOWN': ['proofOf'],
} as const satisfies NamesBy;
export type ProofReason = keyof typeof PROOF_REASONS;

export const REASONS = {
  ...PRESENCE_REASONS,
  ...LIMIT_REASONS,
  ...TRIGGER_REASONS,
  ...RATING_REASONS,
  ...ENDORSEMENT_REASONS,
  ...FURTHER_REASONS,
  ...PROOF_REASONS,
};
/** Why a finding has its outcome. Every code has a sentence in `wording.ts`, which the compiler checks. */
export type ReasonCode =
  PresenceReason | LimitReason | TriggerReason | RatingReason | EndorsementReason | FurtherReason | ProofReason;

/** What findings of a reason name together, or not at all. */
const NAMED_TOGETHER = {
  'LIMIT.SHORT': ['umbrella', 'refused'],
  'CONDITION.NOT_KNOWN': ['because'],
} as const satisfies NamesBy & { readonly [Reason in ReasonCode]?: readonly ParamName[] };
type TogetherOf<Reason> = Reason extends keyof typeof NAMED_TOGETHER
  ? ParamsWith<(typeof NAMED_TOGETHER)[Reason][number]> | Without<(typeof NAMED_TOGETHER)[Reason][number]>
  : unknown;
export const OPTIONAL_NAMES: { readonly [Reason in ReasonCode]?: readonly ParamName[] } = NAMED_TOGETHER;

/** What each fix names in its parameters, likewise. */
const OWN_FIXES = {
  'FIX.SHARE_POLICY': [],
  'FIX.SHARE_HELD': ['policies'],
  'FIX.RENEW': ['policyNumber'],
  'FIX.WAIT_OR_SHARE_CURRENT': ['effectiveOn'],
  'FIX.REINSTATE': ['policyNumber'],
  'FIX.VERIFY': ['policyNumber'],
  'FIX.VERIFY_AGAIN': ['policyNumber'],
  'FIX.SEND_FROM_SYSTEM': ['policyNumber'],
  'FIX.REPLACE_REJECTED': ['policyNumber'],
  'FIX.RAISE_LIMIT': ['policyNumber', 'limit', 'short'],
  'FIX.GIVE_LIMIT': ['policyNumber', 'limit'],
  'FIX.ACCEPT_SPLIT': [],
  'FIX.DECIDE_PRINTED': ['policyNumber', 'limit', 'text'],
  'FIX.DECIDE_LIMITS': ['policyNumber'],
  'FIX.DECIDE_CURRENCY': ['policyNumber'],
  'FIX.COMBINED_LIMIT': ['policyNumber'],
  'FIX.MEND_UMBRELLA': ['umbrella', 'refused'],
  'FIX.SETTLE_UMBRELLA': ['umbrella', 'doubt'],
  'FIX.GIVE_UMBRELLA_LIMIT': ['umbrella'],
  'FIX.OCCURRENCE_POLICY': ['policyNumber'],
  'FIX.GIVE_TRIGGER': ['policyNumber'],
  'FIX.GIVE_RETROACTIVE_DATE': ['policyNumber'],
  'FIX.MOVE_RETROACTIVE_DATE': ['policyNumber', 'retroactiveBy'],
  'FIX.CHANGE_CARRIER': ['policyNumber', 'requiredStrength', 'requiredSize'],
  'FIX.JUDGE_CARRIER': ['carrier'],
  'FIX.JUDGE_UMBRELLA': ['umbrella'],
  'FIX.ENDORSE': ['policyNumber'],
  'FIX.REMOVE_EXCLUSION': ['policyNumber', 'form'],
  'FIX.GIVE_FORM': ['policyNumber', 'endorsement'],
  'FIX.READ_FORM': ['policyNumber', 'endorsement', 'form'],
  'FIX.SEND_FORM': ['policyNumber'],
} as const satisfies NamesBy;
export type OwnFixCode = keyof typeof OWN_FIXES;

export const FIXES = { ...FURTHER_FIXES, ...OWN_FIXES };
/** What would fix a finding. Every code has its words in `wording.ts`. */
export type FixCode = FurtherFixCode | OwnFixCode;

/** The names that a reason, or a fix, has in any case. */
export type ReasonName<Reason extends ReasonCode> = (typeof REASONS)[Reason][number];
export type FixName<Code extends FixCode> = (typeof FIXES)[Code][number];
export type ParamsOf<Reason extends ReasonCode> = ParamsWith<ReasonName<Reason>> & TogetherOf<Reason>;
export type FixParams<Code extends FixCode> = ParamsWith<FixName<Code>>;

/** The fixes that name nothing but what findings of a reason name in any case. */
export type FixOfReason<Reason extends ReasonCode> = {
  readonly [Code in FixCode]: FixName<Code> extends ReasonName<Reason> ? Code : never;
}[FixCode];
