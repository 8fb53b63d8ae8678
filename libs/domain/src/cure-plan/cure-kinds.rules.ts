import type { Fix } from '../compliance/finding.js';
import type { FixCode } from '../compliance/reasons.js';
import type { StepKind } from './cure-plan.contract.js';

/** Cheapest first: what a policy states before what it covers, what it covers before how much, a policy that exists before another one. */
export const STEP_KINDS = [
  'sharePolicy', 'verifyPolicy', 'stateTerm', 'addEndorsement', 'changeTerm', 'raiseLimit', 'renewPolicy', 'buyUmbrella', 'buyPolicy',
] as const satisfies readonly StepKind[];

/** Kinds of steps that change what one policy states. */
export type TermKind = 'stateTerm' | 'addEndorsement' | 'changeTerm';

/** By fix, the kind of step that changes a term of the policy; absent where the fix is a step of another kind, another policy, or the requester's. */
export const TERM_KIND_OF: Readonly<Partial<Record<FixCode, TermKind>>> = {
  'FIX.GIVE_LIMIT': 'stateTerm',
  'FIX.COMBINED_LIMIT': 'changeTerm',
  'FIX.GIVE_TRIGGER': 'stateTerm',
  'FIX.GIVE_RETROACTIVE_DATE': 'stateTerm',
  'FIX.MOVE_RETROACTIVE_DATE': 'changeTerm',
  'FIX.ENDORSE': 'addEndorsement',
  'FIX.REMOVE_EXCLUSION': 'changeTerm',
  'FIX.GIVE_FORM': 'stateTerm',
  'FIX.SEND_FORM': 'stateTerm',
  'FIX.GIVE_STATEMENT': 'stateTerm',
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
};

/** Who takes a step: the insured shares and buys, the agent does what changes a policy. */
export const DOER_OF: Readonly<Record<StepKind, Exclude<Fix['by'], 'requester'>>> = {
  sharePolicy: 'insured',
  verifyPolicy: 'agent',
  stateTerm: 'agent',
  addEndorsement: 'agent',
  changeTerm: 'agent',
  raiseLimit: 'agent',
  renewPolicy: 'agent',
  buyUmbrella: 'agent',
  buyPolicy: 'agent',
};
