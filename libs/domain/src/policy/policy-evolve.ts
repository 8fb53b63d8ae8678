import type { Recorded, RecordedOf, Uuid } from '../kernel/event.js';
import { correct, segmentAt, setFrom, type Timeline } from '../kernel/timeline.js';
import { statedOrNot } from './policy-given-terms.js';
import { POLICY_ASPECTS, type PolicyAspects } from '../insurance/terms/policy-aspects.js';
import { eachAspect } from './policy-aspects.js';
import { alsoApproved, edited, withoutAwaiting } from './policy-edits.js';
import type { PolicyAdded, PolicyCanceled, PolicyEvent, PolicyReplaced, RestoredValue } from './policy.contract.js';
import { always, type AddedPolicy, type PolicyState, type InForceStatus, type Verification } from './policy.state.js';

/** Folds one event of a policy. Events of a policy that was never added are ignored. */
export function evolvePolicy(state: PolicyState, event: RecordedOf<PolicyEvent>): PolicyState {
  if (event.type === 'PolicyAdded') return added(event);
  return state && { ...afterEvent(state, event), history: [...state.history, event] };
}

function afterEvent(state: AddedPolicy, event: Exclude<RecordedOf<PolicyEvent>, { type: 'PolicyAdded' }>): AddedPolicy {
  switch (event.type) {
    case 'PolicyApproved':
      return { ...state, verification: always('verified', event.id), rejectionReason: null, awaiting: null };
    case 'PolicyReverified':
    case 'PolicyConfirmedBySystem':
      return state;
    case 'PolicyImportTakenBack':
      return alsoApproved(state, (policy) =>
        event.data.restores.reduce((before, restoredValue) => restored(before, restoredValue, event.id), policy),
      );
    case 'PolicyRejected':
      return {
        ...state,
        verification: always('rejected', event.id),
        rejectionReason: event.data.reason,
        awaiting: null,
      };
    case 'PolicyEditsRejected':
      return withoutAwaiting(state);
    case 'PolicyCanceled':
      return { ...state, standing: canceled(state.standing, event) };
    case 'PolicyReinstated': {
      const inForce: InForceStatus = { status: 'inForce', since: null };
      return { ...state, standing: setFrom(state.standing, event.data.effectiveFrom, inForce, event.id) };
    }
    case 'ReplacementAdded':
      return { ...state, replaces: event.data.replaces };
    case 'CarryOverChosen':
      return state;
    case 'PolicyReplaced':
      return replaced(state, event);
    case 'PolicyArchived':
      return { ...state, archived: true };
    case 'PolicyUnarchived':
      return { ...state, archived: false };
    case 'PolicyAssigned':
      return { ...state, agent: event.data.after };
    case 'PolicyManaged':
      return { ...state, given: { agencyId: event.data.after, since: event.position } };
    default:
      return edited(state, event);
  }
}

function added(event: Recorded<PolicyAdded>): AddedPolicy {
  const { id, data } = event;
  const { policyId, insuredId, agencyId, requestId = null, line } = data;
  return {
    policyId,
    insuredId,
    agencyId,
    requestId,
    line,
    ...eachAspect<PolicyAspects>((aspect) => always(statedOrNot(data.terms, POLICY_ASPECTS[aspect].term), id)),
    standing: always<InForceStatus>({ status: 'inForce', since: null }, id),
    verification: always<Verification>('unverified', id),
    agent: null,
    given: { agencyId, since: event.position },
    replaces: null,
    replacedBy: null,
    archived: false,
    awaiting: null,
    rejectionReason: null,
    history: [event],
  };
}

/** From the days on from which the import had changed it. An agency takes back what it imported itself, so that a verified policy stays verified. */
function restored(state: AddedPolicy, { aspect, event, after }: RestoredValue, id: Uuid): AddedPolicy {
  const timeline: Timeline<unknown> = state[aspect];
  return { ...state, [aspect]: correct(timeline, event, after, id) };
}

/** What takes its place at once ends its cover, as a cancellation does; a policy that was canceled earlier stays so. */
function replaced(state: AddedPolicy, event: Recorded<PolicyReplaced>): AddedPolicy {
  const { replacedBy: policyId, upon, effectiveFrom: from } = event.data;
  const ends = upon === 'replacement' && segmentAt(state.standing, from)?.value.status === 'inForce';
  return {
    ...state,
    replacedBy: { policyId, upon, from },
    standing: ends ? canceled(state.standing, event) : state.standing,
  };
}

/** Canceled until a reinstatement is recorded after it; an earlier reinstatement has no effect on it. */
function canceled(
  standing: Timeline<InForceStatus>,
  { id, data }: Recorded<PolicyCanceled | PolicyReplaced>,
): Timeline<InForceStatus> {
  const since = data.effectiveFrom;
  return setFrom(
    standing.filter(({ from }) => from < since),
    since,
    { status: 'canceled', since },
    id,
  );
}
