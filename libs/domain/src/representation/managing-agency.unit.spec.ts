import { fold } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import { justBefore, managerOf, mayHandle } from './managing-agency.rules.js';
import type { RepresentationEvent } from './representation.contract.js';
import { representationDecider } from './representation.decider.js';
import type { RepresentationState } from './representation.state.js';

const insuredId = eventId(1);
const [hollis, keystone, lone] = [eventId(11), eventId(12), eventId(13)];

const appointed = (agencyId: Uuid, ofRecord = false): RepresentationEvent => ({
  type: 'AgencyAppointed',
  data: { insuredId, agencyId, agentId: agencyId, proof: { by: 'invitation' }, domain: `${agencyId}.test`, ofRecord },
});
const moved = (n: number, from: Uuid, to: Uuid): RepresentationEvent => ({
  type: 'ClientTransferred',
  data: {
    insuredId,
    transferId: eventId(900 + n),
    fromAgencyId: from,
    fromAgentId: from,
    toAgencyId: to,
    toAgentId: to,
  },
});
const ended = (agencyId: Uuid): RepresentationEvent => ({
  type: 'RepresentationEnded',
  data: { insuredId, agencyId, agentId: agencyId, endedBy: 'insured', reason: '' },
});
const both = [appointed(hollis, true), appointed(keystone)];
const log = (...events: RepresentationEvent[]) => recorded(events);
const after = (...events: RepresentationEvent[]) =>
  fold<RepresentationState, RepresentationEvent>(representationDecider, log(...events));
/** Between the event of this number and the next one. */
const at = (n: number) => `${String(n).padStart(20, '0')}+`;

describe('the agency that manages a policy [C15] [C16]', () => {
  it('is the one to which it was given, whichever others there are', () => {
    expect(managerOf(after(...both), { agencyId: hollis, since: at(1) })).toBe(hollis);
    expect(managerOf(after(...both), { agencyId: keystone, since: at(2) })).toBe(keystone);
    expect(managerOf(after(...both), { agencyId: null, since: at(2) })).toBeNull();
  });
  it('moves with a transfer, and other policies do not', () => {
    const state = after(...both, moved(1, hollis, lone));
    expect(managerOf(state, { agencyId: hollis, since: at(1) })).toBe(lone);
    expect(managerOf(state, { agencyId: keystone, since: at(2) })).toBe(keystone);
    expect(managerOf(after(...both, moved(1, hollis, keystone)), { agencyId: hollis, since: at(2) })).toBe(keystone);
  });
  it('moves with one transfer after the other, and does not come back with a new appointment', () => {
    const state = after(...both, moved(1, hollis, lone), moved(2, lone, keystone), appointed(hollis));
    expect(managerOf(state, { agencyId: hollis, since: at(2) })).toBe(keystone);
    expect(managerOf(state, { agencyId: hollis, since: at(5) })).toBe(hollis);
  });
  it('is none after the end of its agency, until one is appointed that is the only one', () => {
    const given = { agencyId: hollis, since: at(2) };
    expect(managerOf(after(...both, ended(hollis)), given)).toBeNull();
    expect(managerOf(after(...both, ended(hollis), appointed(lone)), given)).toBeNull();
    expect(managerOf(after(...both, ended(hollis), ended(keystone), appointed(lone, true)), given)).toBe(lone);
  });
  it('is none where it was given to an agency whose end was recorded just before', () =>
    expect(managerOf(after(...both, ended(hollis)), { agencyId: hollis, since: at(3) })).toBeNull());
  it('is the first agency, where the policy was added before there was one', () =>
    expect(managerOf(after(...both), { agencyId: null, since: at(0) })).toBe(hollis));
});

describe('who may handle a policy', () => {
  const given = { agencyId: hollis, since: at(2) };

  it('is the agency that manages it, and no other one of the insured', () =>
    expect([hollis, keystone, lone].map((id) => mayHandle(after(...both), id, given))).toEqual([true, false, false]));
  it('is each agency of the insured where none manages it', () =>
    expect([hollis, keystone].map((id) => mayHandle(after(...both, ended(hollis)), id, given))).toEqual([false, true]));
  it('is told for the moment before an event', () => {
    const events = [...both, ended(hollis)];
    const before = justBefore(after(...events), log(...events)[2]!.position);
    expect([hollis, keystone].map((id) => mayHandle(before, id, given))).toEqual([true, false]);
  });
});
