import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf } from '../kernel/event.js';
import { correct, segmentAt, setFrom, type Timeline } from '../kernel/timeline.js';
import { POLICY_ASPECTS, type AspectEventType, type PolicyAspects } from '../insurance/terms/policy-aspects.js';
import { aspectOf, eachAspect } from './policy-aspects.js';
import type { PolicyEvent } from './policy.contract.js';
import { always, type AddedPolicy, type ApprovedTimelines, type AwaitingEdits } from './policy.state.js';
import { isAgency } from '../rights/sides.js';

export type AspectEvent = Extract<RecordedOf<PolicyEvent>, { readonly type: AspectEventType }>;

/**
 * [G02] Agents must approve any added or changed language. What an agent changes is approved at once, and so is what it
 * imports from its system; what anyone else changes needs an agent's approval from its first day on, and earlier days stay approved.
 * Any edit of a rejected policy submits the whole policy for approval again.
 */
export function edited(state: AddedPolicy, event: AspectEvent): AddedPolicy {
  const aspect = aspectOf(event.type);
  if (aspect === undefined || !POLICY_ASPECTS[aspect].approved)
    return alsoApproved(state, (policy) => stated(policy, event));
  if (state.verification.some(({ value }) => value === 'rejected')) {
    return { ...stated(state, event), verification: always('unverified', event.id), rejectionReason: null };
  }
  if (isApprovedAtOnce(event))
    return alsoApproved(state, (policy) =>
      stated(policy, policy === state ? event : ofApproved(event, state.awaiting)),
    );
  const from = firstDay(state, event);
  const unverified = segmentAt(state.verification, from)?.value === 'unverified';
  const verification = unverified ? state.verification : setFrom(state.verification, from, 'unverified', event.id);
  return { ...stated(state, event), verification, awaiting: awaitingAfter(state, event, from) };
}

/** What happens to a policy happens to what of it is approved as well. */
export function alsoApproved(state: AddedPolicy, happen: (policy: AddedPolicy) => AddedPolicy): AddedPolicy {
  const { awaiting } = state;
  return {
    ...happen(state),
    awaiting: awaiting && { ...awaiting, approved: timelinesOf(happen(withoutAwaiting(state))) },
  };
}

/** What the policy states when the edits that await approval are left out. */
export const approvedTimelines = (state: AddedPolicy): ApprovedTimelines =>
  state.awaiting?.approved ?? timelinesOf(state);

/** The policy without the edits that await approval. */
export const withoutAwaiting = (state: AddedPolicy): AddedPolicy =>
  state.awaiting === null ? state : { ...state, ...state.awaiting.approved, awaiting: null };

function stated(state: AddedPolicy, event: AspectEvent): AddedPolicy {
  const aspect = aspectOf(event.type);
  if (aspect === undefined) return state;
  const { corrects, effectiveFrom, after } = event.data;
  const timeline: Timeline<unknown> = state[aspect];
  const next =
    corrects === undefined
      ? setFrom(timeline, effectiveFrom, after, event.id)
      : correct(timeline, corrects, after, event.id);
  return { ...state, [aspect]: next };
}

/** What corrects an edit that awaits approval is a statement of its own: it stays when that edit is rejected. */
function ofApproved(event: AspectEvent, awaiting: AwaitingEdits | null): AspectEvent {
  const { corrects, ...data } = event.data;
  const isAwaiting = awaiting?.edits.some((edit) => edit.event === corrects) ?? false;
  return isAwaiting ? ({ ...event, data } as AspectEvent) : event;
}

const isApprovedAtOnce = ({ data, meta }: AspectEvent): boolean => isAgency(meta) || data.source === 'agencySystem';

/** The first day on which an edit changes something. */
function firstDay(state: AddedPolicy, { type, data: { corrects, effectiveFrom } }: AspectEvent): CalendarDate {
  const aspect = aspectOf(type);
  if (aspect === undefined || corrects === undefined) return effectiveFrom;
  const timeline: Timeline<unknown> = state[aspect];
  return timeline.find(({ events }) => events.includes(corrects))?.from ?? effectiveFrom;
}

/** Null while the whole policy awaits approval. */
function awaitingAfter(
  state: AddedPolicy,
  { id, type }: AspectEvent,
  effectiveFrom: CalendarDate,
): AwaitingEdits | null {
  const { awaiting, verification } = state;
  if (awaiting === null && verification.some(({ value }) => value !== 'verified')) return null;
  return {
    edits: [...(awaiting?.edits ?? []), { event: id, type, effectiveFrom }],
    approved: approvedTimelines(state),
  };
}

const timelinesOf = (state: AddedPolicy): ApprovedTimelines => ({
  ...eachAspect<PolicyAspects>((aspect) => state[aspect]),
  verification: state.verification,
});
