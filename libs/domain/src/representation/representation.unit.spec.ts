import { fold } from '../kernel/decider.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import type { AgencyAppointed, ClientTransferred, RepresentationEvent } from './representation.contract.js';
import { currentTenure, representationDecider, tenureAt, type RepresentationState } from './representation.decider.js';

const insuredId = 'c0000000-0000-4000-8000-000000000003';
const hollis = { agencyId: 'c0000000-0000-4000-8000-000000000001', agentId: 'a0000000-0000-4000-8000-000000000001' };
const keystone = { agencyId: 'c0000000-0000-4000-8000-000000000002', agentId: 'a0000000-0000-4000-8000-000000000002' };
type Side = typeof hollis;

const appoint = (side: Side) => ({ type: 'AppointAgency', insuredId, ...side }) as const;
const appointed = (side: Side): AgencyAppointed => ({ type: 'AgencyAppointed', data: { insuredId, ...side } });
const between = (n: number, from: Side, to: Side): ClientTransferred['data'] => ({
  insuredId,
  transferId: eventId(900 + n),
  fromAgencyId: from.agencyId,
  fromAgentId: from.agentId,
  toAgencyId: to.agencyId,
  toAgentId: to.agentId,
});
const transfer = (n: number, from: Side, to: Side) => ({ type: 'TransferClient', ...between(n, from, to) }) as const;
const transferred = (n: number, from: Side, to: Side): ClientTransferred =>
  ({ type: 'ClientTransferred', data: between(n, from, to) });

describe('who answers for an insured', () => {
  it('is appointed where nobody does', () => given(representationDecider).when(appoint(hollis)).then(appointed(hollis)));
  it('is appointed once', () => given(representationDecider, appointed(hollis)).when(appoint(hollis)).nothing());
  it('is not pushed aside by an appointment', () =>
    given(representationDecider, appointed(hollis)).when(appoint(keystone)).refused('REPRESENTATION.ALREADY_APPOINTED'));

  it('changes by a transfer from the one who does', () =>
    given(representationDecider, appointed(hollis)).when(transfer(1, hollis, keystone)).then(transferred(1, hollis, keystone)));
  it('changes once by the same transfer, also when the client has moved on since', () => {
    const once = [appointed(hollis), transferred(1, hollis, keystone)];
    given(representationDecider, ...once).when(transfer(1, hollis, keystone)).nothing();
    given(representationDecider, ...once, transferred(2, keystone, hollis)).when(transfer(1, hollis, keystone)).nothing();
  });
  it('does not change by a transfer from another', () => {
    given(representationDecider).when(transfer(1, hollis, keystone)).refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis)).when(transfer(1, keystone, hollis)).refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis), transferred(1, hollis, keystone))
      .when(transfer(2, hollis, keystone))
      .refused('REPRESENTATION.NOT_CURRENT');
  });
});

describe('tenures', () => {
  const state = fold<RepresentationState, RepresentationEvent>(representationDecider, [
    ...recorded([appointed(hollis)], { recordedAt: '2026-11-01T08:00:00.000Z' }),
    ...recorded([transferred(1, hollis, keystone)], { recordedAt: '2026-11-21T09:42:00.000Z' }, 2),
  ]);

  it('tell who answers now', () => expect(currentTenure(state)).toMatchObject({ ...keystone, event: eventId(2) }));
  it('tell who answered at a moment', () => {
    expect(tenureAt(state, '2026-10-31T00:00:00.000Z')).toBeUndefined();
    expect(tenureAt(state, '2026-11-21T09:41:59.999Z')).toMatchObject(hollis);
    expect(tenureAt(state, '2026-11-21T09:42:00.000Z')).toMatchObject({ ...keystone, transferId: eventId(901) });
  });
});
