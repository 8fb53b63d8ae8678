import { sameContent } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import { fold } from '../kernel/decider.js';
import type { RecordedOf } from '../kernel/event.js';
import { ASPECTS, POLICY_ASPECTS, type PolicyAspects } from '../insurance/terms/policy-aspects.js';
import type { PendingAspect, PendingChange, PendingKind } from './pending.contract.js';
import { aspectOf } from './policy-aspects.js';
import type { AspectEvent } from './policy-edits.js';
import { evolvePolicy } from './policy-evolve.js';
import { awaitsApproval, knownAt, termsAt } from './policy-on-day.js';
import type { PolicyEvent } from './policy.contract.js';
import { BEGINNING, type AddedPolicy, type PolicyState } from './policy.state.js';

/** What an agent would approve; null where nothing awaits approval. */
export function pendingChange(state: PolicyState): PendingChange | null {
  if (state === null || !awaitsApproval(state)) return null;
  const { awaiting, history } = state;
  if (awaiting !== null) {
    const edits = new Set(awaiting.edits.map(({ event }) => event));
    return changeFrom(
      'edited',
      awaiting.approved,
      state,
      history.filter(({ id }) => edits.has(id)),
    );
  }
  const rejectedAt = history.findLastIndex(({ type }) => type === 'PolicyRejected');
  const rejected = rejectedAt < 0 ? null : fold<PolicyState, PolicyEvent>(FOLD, history.slice(0, rejectedAt + 1));
  return rejected === null ? allOf(state) : changeFrom('resubmitted', rejected, state, history.slice(rejectedAt + 1));
}

/** A new policy: what it states on its first day, each aspect by the event that stated it last. */
function allOf(state: AddedPolicy): PendingChange {
  const { effectiveOn } = knownAt(state.period, BEGINNING).value;
  const after = termsAt(state, effectiveOn);
  return {
    kind: 'added',
    events: state.history.filter((event) => event.type === 'PolicyAdded' || isEdit(event)),
    aspects: ASPECTS.flatMap((aspect) => {
      const event = knownAt<unknown>(state[aspect], effectiveOn).events.at(-1);
      return event === undefined ? [] : { aspect, event, effectiveFrom: effectiveOn, before: null, after };
    }),
  };
}

const FOLD = { initialState: null, evolve: evolvePolicy };

/** What an agent must approve when somebody else changes it. */
const isEdit = (event: RecordedOf<PolicyEvent>): event is AspectEvent => {
  const aspect = aspectOf(event.type);
  return aspect !== undefined && POLICY_ASPECTS[aspect].approved;
};

function changeFrom(
  kind: PendingKind,
  before: PolicyAspects,
  after: AddedPolicy,
  events: readonly RecordedOf<PolicyEvent>[],
): PendingChange {
  const edits = events.filter(isEdit);
  // A second edit of the same aspect from the same day on replaces the first.
  const last = new Map(edits.map((edit) => [`${edit.type} ${edit.data.effectiveFrom}`, edit]));
  return {
    kind,
    events: edits,
    aspects: [...last.values()].flatMap((edit) => pendingAspect(edit, before, after) ?? []),
  };
}

/** Null where an edit was taken back by a later one. */
function pendingAspect(
  { id, type, data: { effectiveFrom } }: AspectEvent,
  approved: PolicyAspects,
  present: AddedPolicy,
): PendingAspect | null {
  const aspect = aspectOf(type);
  if (aspect === undefined) return null;
  const [before, after] = [termsAt(approved, effectiveFrom), termsAt(present, effectiveFrom)];
  const { term } = POLICY_ASPECTS[aspect];
  return sameContent(before[term], after[term]) ? null : { aspect, event: id, effectiveFrom, before, after };
}

/** The first day on which an approval would make a difference: the policy may be verified before it. Null where nothing awaits approval. */
export const pendingFrom = (state: AddedPolicy): CalendarDate | null =>
  state.verification.find(({ value }) => value === 'unverified')?.from ?? null;
