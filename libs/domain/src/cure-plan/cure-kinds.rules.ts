import type { Fix } from '../compliance/finding.js';
import type { FixCode } from '../compliance/reasons.js';
import type { StepKind } from './cure-plan.contract.js';

/** Cheapest first: what proves a policy before what it states, that before what it covers, that before how much, a policy that exists before another one. */
export const STEP_KINDS = [
  'sharePolicy',
  'verifyPolicy',
  'sendFromSystem',
  'stateTerm',
  'addEndorsement',
  'changeTerm',
  'raiseLimit',
  'renewPolicy',
  'buyUmbrella',
  'buyPolicy',
] as const satisfies readonly StepKind[];

/** Kinds of steps that change what one policy states. */
const TERM_KINDS = ['stateTerm', 'addEndorsement', 'changeTerm'] as const satisfies readonly StepKind[];
export type TermKind = (typeof TERM_KINDS)[number];

/** Why no step of the supplier's side settles a finding. */
type NoStep = 'requesterDecides';

/** By fix, the cheapest kind of step that may settle what it is about, or why none does. */
const REMEDY_OF: Readonly<Record<FixCode, StepKind | NoStep>> = {
  'FIX.SHARE_POLICY': 'sharePolicy',
  'FIX.SHARE_HELD': 'sharePolicy',
  'FIX.WAIT_OR_SHARE_CURRENT': 'sharePolicy',
  'FIX.RENEW': 'renewPolicy',
  'FIX.REINSTATE': 'renewPolicy',
  'FIX.VERIFY': 'verifyPolicy',
  'FIX.VERIFY_AGAIN': 'verifyPolicy',
  'FIX.SEND_FROM_SYSTEM': 'sendFromSystem',
  'FIX.REPLACE_REJECTED': 'verifyPolicy',
  'FIX.RAISE_LIMIT': 'raiseLimit',
  'FIX.GIVE_LIMIT': 'stateTerm',
  'FIX.ACCEPT_SPLIT': 'requesterDecides',
  'FIX.DECIDE_PRINTED': 'requesterDecides',
  'FIX.DECIDE_LIMITS': 'requesterDecides',
  'FIX.DECIDE_CURRENCY': 'requesterDecides',
  'FIX.COMBINED_LIMIT': 'changeTerm',
  'FIX.MEND_UMBRELLA': 'changeTerm',
  'FIX.SETTLE_UMBRELLA': 'stateTerm',
  'FIX.GIVE_UMBRELLA_LIMIT': 'stateTerm',
  'FIX.OCCURRENCE_POLICY': 'buyPolicy',
  'FIX.GIVE_TRIGGER': 'stateTerm',
  'FIX.GIVE_RETROACTIVE_DATE': 'stateTerm',
  'FIX.MOVE_RETROACTIVE_DATE': 'changeTerm',
  'FIX.CHANGE_CARRIER': 'buyPolicy',
  'FIX.JUDGE_CARRIER': 'requesterDecides',
  'FIX.JUDGE_UMBRELLA': 'requesterDecides',
  'FIX.ENDORSE': 'addEndorsement',
  'FIX.REMOVE_EXCLUSION': 'changeTerm',
  'FIX.GIVE_FORM': 'stateTerm',
  'FIX.READ_FORM': 'requesterDecides',
  'FIX.SEND_FORM': 'stateTerm',
  'FIX.GIVE_STATEMENT': 'stateTerm',
  'FIX.DECIDE_STATEMENT': 'requesterDecides',
  'FIX.DECIDE_STATE_FUND': 'requesterDecides',
  'FIX.ADD_COVERAGE': 'changeTerm',
  'FIX.ADD_STOP_GAP': 'changeTerm',
  'FIX.ADD_SYMBOLS': 'changeTerm',
  'FIX.ENDORSE_AGGREGATE': 'addEndorsement',
  'FIX.SEND_AGGREGATE_FORM': 'stateTerm',
  'FIX.CHANGE_FORM': 'addEndorsement',
  'FIX.LOWER_DEDUCTIBLE': 'changeTerm',
  'FIX.REMOVE_COINSURANCE': 'changeTerm',
  'FIX.CHANGE_VALUATION': 'changeTerm',
  'FIX.CHANGE_VALUE': 'changeTerm',
  'FIX.REMOVE_EXCLUSIONS': 'changeTerm',
  'FIX.INCLUDE_PROPRIETORS': 'changeTerm',
  'FIX.ADD_REMARK': 'stateTerm',
  'FIX.UPLOAD_DOCUMENT': 'stateTerm',
  'FIX.RENEW_DOCUMENT': 'stateTerm',
  'FIX.NAME_HOLDER': 'stateTerm',
  'FIX.DECIDE_STAND_IN': 'requesterDecides',
  'FIX.GIVE_SCHEDULE': 'stateTerm',
  'FIX.SCHEDULE_LINE': 'changeTerm',
  'FIX.LOWER_ATTACHMENT': 'changeTerm',
  'FIX.ENDORSE_NOTICE': 'addEndorsement',
  'FIX.SEND_NOTICE_FORM': 'stateTerm',
  'FIX.EXTEND_TERM': 'changeTerm',
  'FIX.STATE_PROJECT_DAYS': 'requesterDecides',
};

/** The kind of step that changes a term of the policy; undefined where the fix is a step of another kind, or the requester's. */
export function termKindOf({ code }: Pick<Fix, 'code'>): TermKind | undefined {
  return TERM_KINDS.find((kind) => kind === REMEDY_OF[code]);
}

/** Who takes a step: the insured shares and buys, the agent does what changes a policy. */
export const DOER_OF: Readonly<Record<StepKind, Exclude<Fix['by'], 'requester'>>> = {
  sharePolicy: 'insured',
  verifyPolicy: 'agent',
  sendFromSystem: 'agent',
  stateTerm: 'agent',
  addEndorsement: 'agent',
  changeTerm: 'agent',
  raiseLimit: 'agent',
  renewPolicy: 'agent',
  buyUmbrella: 'agent',
  buyPolicy: 'agent',
};
