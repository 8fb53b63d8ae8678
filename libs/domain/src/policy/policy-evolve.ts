import type { Recorded, RecordedOf, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { correct, segmentAt, setFrom, type Timeline } from '../kernel/timeline.js';
import { statedOrNot } from './policy-given-terms.js';
import { aspectOf, eachAspect, POLICY_ASPECTS, type AspectEventType, type PolicyAspects } from './policy-aspects.js';
import type { PolicyAdded, PolicyCanceled, PolicyEvent, PolicyReplaced, RestoredValue } from './policy.contract.js';
import { BEGINNING, type AddedPolicy, type PolicyState, type Standing, type Verification } from './policy.state.js';

type AspectEvent = Extract<RecordedOf<PolicyEvent>, { readonly type: AspectEventType }>;

/** Folds one event of a policy. Events of a policy that was never added are ignored. */
export function evolvePolicy(state: PolicyState, event: RecordedOf<PolicyEvent>): PolicyState {
  if (event.type === 'PolicyAdded') return added(event);
  return state && { ...afterEvent(state, event), history: [...state.history, event] };
}

function afterEvent(state: AddedPolicy, event: Exclude<RecordedOf<PolicyEvent>, { type: 'PolicyAdded' }>): AddedPolicy {
  switch (event.type) {
    case 'PolicyApproved': return { ...state, verification: always('verified', event.id), rejectionReason: null };
    case 'PolicyReverified': case 'PolicyConfirmedBySystem': return state;
    case 'PolicyImportTakenBack': return event.data.restores.reduce((known, one) => restored(known, one, event.id), state);
    case 'PolicyRejected': return { ...state, verification: always('rejected', event.id), rejectionReason: event.data.reason };
    case 'PolicyCanceled': return { ...state, standing: canceled(state.standing, event) };
    case 'PolicyReinstated': {
      const inForce: Standing = { status: 'inForce', since: null };
      return { ...state, standing: setFrom(state.standing, event.data.effectiveFrom, inForce, event.id) };
    }
    case 'ReplacementAdded': return { ...state, replaces: event.data.replaces };
    case 'CarryOverChosen': return state;
    case 'PolicyReplaced': return replaced(state, event);
    case 'PolicyArchived': return { ...state, archived: true };
    case 'PolicyUnarchived': return { ...state, archived: false };
    case 'PolicyAssigned': return { ...state, agent: event.data.after };
    default: return changed(state, event);
  }
}

const always = <Value>(value: Value, event: string): Timeline<Value> => [{ from: BEGINNING, value, events: [event] }];

function added(event: Recorded<PolicyAdded>): AddedPolicy {
  const { id, data } = event;
  const { policyId, insuredId, agencyId, line } = data;
  return {
    policyId, insuredId, agencyId, line,
    ...eachAspect<PolicyAspects>((aspect) => always(statedOrNot(data.terms, POLICY_ASPECTS[aspect].term), id)),
    standing: always<Standing>({ status: 'inForce', since: null }, id),
    verification: always<Verification>('unverified', id),
    agent: null,
    replaces: null,
    replacedBy: null,
    archived: false,
    rejectionReason: null,
    history: [event],
  };
}

function changed(state: AddedPolicy, event: AspectEvent): AddedPolicy {
  const aspect = aspectOf(event.type);
  if (aspect === undefined) return state;
  const { corrects, effectiveFrom, after } = event.data;
  const timeline: Timeline<unknown> = state[aspect];
  const next = corrects === undefined
    ? setFrom(timeline, effectiveFrom, after, event.id)
    : correct(timeline, corrects, after, event.id);
  const corrected = corrects === undefined ? undefined : timeline.find(({ events }) => events.includes(corrects));
  if (!POLICY_ASPECTS[aspect].approved) return { ...state, [aspect]: next };
  return { ...state, [aspect]: next, ...verifiedAfter(state, event, corrected?.from ?? effectiveFrom) };
}

/** From the days on from which the import had changed it. An agency takes back what it imported itself, so that a verified policy stays verified. */
function restored(state: AddedPolicy, { aspect, event, after }: RestoredValue, id: Uuid): AddedPolicy {
  const timeline: Timeline<unknown> = state[aspect];
  return { ...state, [aspect]: correct(timeline, event, after, id) };
}

/**
 * Spec 2 section 6: agents must approve any added or changed language. What an agent changes is approved at once, and so is what it
 * imports from its system; what anyone else changes needs an agent's approval from its first day on, and earlier days stay approved.
 * Any edit of a rejected policy submits the whole policy for approval again.
 */
function verifiedAfter(
  state: AddedPolicy,
  event: AspectEvent,
  from: CalendarDate,
): Pick<AddedPolicy, 'verification' | 'rejectionReason'> {
  const { verification, rejectionReason } = state;
  const before = segmentAt(verification, from)?.value;
  if (before === 'rejected') return { verification: always('unverified', event.id), rejectionReason: null };
  if (before === 'unverified' || event.meta.role === 'agent' || event.data.source === 'agencySystem') return { verification, rejectionReason };
  return { verification: setFrom(verification, from, 'unverified', event.id), rejectionReason };
}

/** What takes its place at once ends its cover, as a cancellation does; a policy that was canceled earlier stays so. */
function replaced(state: AddedPolicy, event: Recorded<PolicyReplaced>): AddedPolicy {
  const { replacedBy: policyId, upon, effectiveFrom: from } = event.data;
  const ends = upon === 'replacement' && segmentAt(state.standing, from)?.value.status === 'inForce';
  return { ...state, replacedBy: { policyId, upon, from }, standing: ends ? canceled(state.standing, event) : state.standing };
}

/** Canceled until a reinstatement is recorded after it; an earlier reinstatement has no effect on it. */
function canceled(standing: Timeline<Standing>, { id, data }: Recorded<PolicyCanceled | PolicyReplaced>): Timeline<Standing> {
  const since = data.effectiveFrom;
  return setFrom(standing.filter(({ from }) => from < since), since, { status: 'canceled', since }, id);
}
