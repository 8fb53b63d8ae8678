import { isExcepted } from '../compliance/excepted.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { AssessmentCommand, AssessmentEvent, ComplianceAssessed } from './assessment.contract.js';

/** The assessment last announced, null before the first. */
export type AssessmentState = ComplianceAssessed['data'] | null;
type Result = Omit<ComplianceAssessed['data'], 'before' | 'beforeByException'>;

/** Every code with which a command to an assessment may be refused. */
export const ASSESSMENT_CODES = ['ASSESSMENT.OTHER_TRACKING'] as const;

/**
 * The assessments of one tracking, written only by the assessor: `assessment-<trackingId>`.
 *
 * The first result since a tracking started, started again or was activated is recorded in any case, as one with nothing before it.
 *
 * A result that is not newer than the last one is dropped, and so is one with equal findings. A dropped equal result does not
 * record how far its inputs reached. This still lets no late result in: findings cite the events that they depend on, so if
 * something was undone between two results, the newer one cites it, differs, and is in the log.
 */
export const assessmentDecider: Decider<AssessmentState, AssessmentCommand, AssessmentEvent> = {
  type: 'assessment',
  initialState: null,
  decide({ activeSince, ...command }, last) {
    const result = dataOf(command);
    if (last !== null && last.trackingId !== result.trackingId) throw new RuleBroken('ASSESSMENT.OTHER_TRACKING');
    if (last !== null && !isNewer(result, last)) return [];
    const before = last !== null && countsSince(activeSince, last) ? last : null;
    if (before !== null && findsTheSame(result, before)) return [];
    return [{ type: 'ComplianceAssessed', data: { ...result, ...outcomeBefore(before) } }];
  },
  evolve: (_last, event) => event.data,
};

const outcomeBefore = (last: AssessmentState): Pick<ComplianceAssessed['data'], 'before' | 'beforeByException'> => ({
  before: last?.after ?? null,
  ...(last?.after === 'pass' && last.findings.some(isExcepted) ? { beforeByException: true } : {}),
});

const countsSince = (activeSince: number, { inputs, trackingId }: Result): boolean =>
  (inputs[`tracking-${trackingId}`] ?? activeSince) >= activeSince;

/** Compared by the position read; for the same position, by the day assessed or the engine version. An older engine's result is never newer. */
function isNewer(result: Result, last: Result): boolean {
  if (result.engineVersion < last.engineVersion) return false;
  if (result.inputsUpTo !== last.inputsUpTo) return result.inputsUpTo > last.inputsUpTo;
  if (result.validAt !== last.validAt) return result.validAt > last.validAt;
  return result.engineVersion > last.engineVersion;
}

const findsTheSame = (result: Result, last: Result): boolean =>
  result.holdsUntil === last.holdsUntil && equal(result.findings, last.findings);
