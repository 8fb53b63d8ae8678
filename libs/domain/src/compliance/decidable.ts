import type { Evaluation, Finding } from './finding.js';
import { isForRequester } from './for-supplier.js';

/**
 * True for a finding that a rule leaves to the requester: it needs a review, and the requester can settle it. A policy to be
 * verified or a form to be sent is the agent's: the requester can only grant an exception.
 */
export const isDecidable = ({ outcome, fix }: Pick<Finding, 'outcome' | 'fix'>): boolean =>
  outcome === 'review' && fix !== undefined && isForRequester(fix);

/** A finding as it read at the time of a decision about it. */
export type DecidedEvaluation = Pick<Evaluation, 'reason' | 'params' | 'required' | 'available' | 'terms'>;

/** The part of a finding by which a decision about it is recognized. */
export const evaluationOf = ({ reason, params, required, available, terms }: Finding): DecidedEvaluation => ({
  reason,
  params,
  ...(required === undefined ? {} : { required }),
  ...(available === undefined ? {} : { available }),
  ...(terms === undefined ? {} : { terms }),
});
