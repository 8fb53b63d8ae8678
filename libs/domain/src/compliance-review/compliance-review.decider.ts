import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  ComplianceReviewCommand,
  ComplianceReviewEvent,
  ReviewFacts,
  ReviewRequested,
} from './compliance-review.contract.js';

/** Null before the first finding needed a review. */
export type ComplianceReviewState =
  | (Omit<ReviewRequested['data'], 'requestedOn'> & {
      readonly status: 'pending' | 'complete';
      readonly assigneeId: Uuid | null;
    })
  | null;

type Started = NonNullable<ComplianceReviewState>;

/** Every code with which a command to a compliance review may be refused. */
export const COMPLIANCE_REVIEW_CODES = [
  'REVIEW.NOT_FOUND',
  'REVIEW.ITEMS_OPEN',
  'REVIEW.ALREADY_COMPLETE',
  'REVIEW.ASSIGNED_MEANWHILE',
  'REVIEW.STILL_PENDING',
  'REVIEW.REASON_REQUIRED',
] as const;

/** The compliance review of one tracked supplier, Complete or Pending [H04]: `complianceReview-<trackingId>`. */
export const complianceReviewDecider: Decider<
  ComplianceReviewState,
  ComplianceReviewCommand,
  ComplianceReviewEvent,
  ReviewFacts | undefined
> = {
  type: 'complianceReview',
  initialState: null,
  decide(command, state, facts) {
    if (command.type === 'RequestReview')
      return state?.status === 'pending' ? [] : [{ type: 'ReviewRequested', data: dataOf(command) }];
    if (state === null) throw new RuleBroken('REVIEW.NOT_FOUND');
    switch (command.type) {
      case 'AssignReview':
        return assign(command, state);
      case 'CompleteReview':
        return complete(command.note, state, facts);
      case 'ReopenReview':
        return reopen(command.reason, state);
    }
  },
  evolve(state, event) {
    if (event.type === 'ReviewRequested') {
      const { requestedOn: _day, ...of } = event.data;
      return { ...of, status: 'pending', assigneeId: state?.assigneeId ?? null };
    }
    if (state === null) return null;
    switch (event.type) {
      case 'ReviewAssigned':
        return { ...state, assigneeId: event.data.to };
      case 'ReviewCompleted':
        return { ...state, status: 'complete' };
      case 'ReviewReopened':
        return { ...state, status: 'pending' };
    }
  },
};

function assign(
  { to, seen }: Extract<ComplianceReviewCommand, { type: 'AssignReview' }>,
  state: Started,
): ComplianceReviewEvent[] {
  const from = state.assigneeId;
  if (from === to) return [];
  if (from !== seen) throw new RuleBroken('REVIEW.ASSIGNED_MEANWHILE');
  return [{ type: 'ReviewAssigned', data: { ...of(state), from, to } }];
}

function complete(note: string, state: Started, facts: ReviewFacts | undefined): ComplianceReviewEvent[] {
  if (state.status === 'complete') throw new RuleBroken('REVIEW.ALREADY_COMPLETE');
  const openItems = facts?.openItems ?? 0;
  if (openItems > 0) throw new RuleBroken('REVIEW.ITEMS_OPEN', { openItems });
  return [{ type: 'ReviewCompleted', data: { ...of(state), note } }];
}

function reopen(reason: string, state: Started): ComplianceReviewEvent[] {
  if (state.status === 'pending') throw new RuleBroken('REVIEW.STILL_PENDING');
  if (reason.trim() === '') throw new RuleBroken('REVIEW.REASON_REQUIRED');
  return [{ type: 'ReviewReopened', data: { ...of(state), reason } }];
}

const of = ({ trackingId, requesterId, insuredId, projectId }: Started) => ({
  trackingId,
  requesterId,
  insuredId,
  projectId,
});
