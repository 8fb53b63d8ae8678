import { fold } from '../kernel/decider.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import type {
  AgencyAppointed, AppointmentProof, AppointmentRefused, AppointmentRequested, AppointmentWithdrawn, ClientTransferred, RepresentationEvent,
} from './representation.contract.js';
import { representationDecider } from './representation.decider.js';
import { currentTenure, endOfLastTenure, tenureAt, type RepresentationState } from './representation.state.js';

const insuredId = 'c0000000-0000-4000-8000-000000000003';
const hollis = { agencyId: 'c0000000-0000-4000-8000-000000000001', agentId: 'a0000000-0000-4000-8000-000000000001' };
const keystone = { agencyId: 'c0000000-0000-4000-8000-000000000002', agentId: 'a0000000-0000-4000-8000-000000000002' };
type Side = typeof hollis;

const taxId: AppointmentProof = { by: 'taxId' };
const appoint = (side: Side) => ({ type: 'AppointAgency', insuredId, ...side, proof: taxId }) as const;
const appointed = (side: Side, proof: AppointmentProof = taxId): AgencyAppointed => ({ type: 'AgencyAppointed', data: { insuredId, ...side, proof } });
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

describe('who represents an insured', () => {
  it('is appointed when the insured has no agency', () => given(representationDecider).when(appoint(hollis)).then(appointed(hollis)));
  it('is appointed once', () => given(representationDecider, appointed(hollis)).when(appoint(hollis)).nothing());
  it('is not pushed aside by an appointment', () =>
    given(representationDecider, appointed(hollis)).when(appoint(keystone)).refused('REPRESENTATION.ALREADY_APPOINTED'));

  it('changes by a transfer from the agency of record', () =>
    given(representationDecider, appointed(hollis)).when(transfer(1, hollis, keystone)).then(transferred(1, hollis, keystone)));
  it('changes once by the same transfer, also when the client has moved on since', () => {
    const once = [appointed(hollis), transferred(1, hollis, keystone)];
    given(representationDecider, ...once).when(transfer(1, hollis, keystone)).nothing();
    given(representationDecider, ...once, transferred(2, keystone, hollis)).when(transfer(1, hollis, keystone)).nothing();
  });
  it('does not change by a transfer from another agency', () => {
    given(representationDecider).when(transfer(1, hollis, keystone)).refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis)).when(transfer(1, keystone, hollis)).refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis), transferred(1, hollis, keystone))
      .when(transfer(2, hollis, keystone))
      .refused('REPRESENTATION.NOT_CURRENT');
  });
});

describe('an agency that knows the insured by name alone', () => {
  const idOf = ({ agencyId }: Side) => (agencyId === hollis.agencyId ? eventId(801) : eventId(802));
  const asking = (side: Side) => ({ insuredId, appointmentId: idOf(side), ...side });
  const ask = (side: Side) => ({ type: 'RequestAppointment', ...asking(side) }) as const;
  const asked = (side: Side): AppointmentRequested => ({ type: 'AppointmentRequested', data: asking(side) });
  const refused = (side: Side, reason = 'No'): AppointmentRefused => ({ type: 'AppointmentRefused', data: { ...asking(side), reason } });
  const withdrawn = (side: Side): AppointmentWithdrawn => ({ type: 'AppointmentWithdrawn', data: asking(side) });
  const accept = ({ agencyId }: Side) => ({ type: 'AcceptAppointment', agencyId }) as const;
  const refuse = ({ agencyId }: Side) => ({ type: 'RefuseAppointment', agencyId, reason: ' No ' }) as const;
  const withdraw = ({ agencyId }: Side) => ({ type: 'WithdrawAppointment', agencyId }) as const;
  const accepted = (side: Side) => appointed(side, { by: 'acceptance', appointmentId: idOf(side) });

  it('asks, and represents nobody yet', () => {
    given(representationDecider).when(ask(hollis)).then(asked(hollis));
    const state = fold<RepresentationState, RepresentationEvent>(representationDecider, recorded([asked(hollis)]));
    expect([currentTenure(state), state.waiting.length]).toEqual([undefined, 1]);
  });
  it('asks once at a time, while other agencies may ask too', () => {
    given(representationDecider, asked(hollis)).when(ask(hollis)).refused('REPRESENTATION.ALREADY_REQUESTED');
    given(representationDecider, asked(hollis)).when(ask(keystone)).then(asked(keystone));
  });
  it('is appointed when the insured accepts, once', () => {
    given(representationDecider, asked(hollis), asked(keystone)).when(accept(keystone)).then(accepted(keystone));
    given(representationDecider, asked(keystone), accepted(keystone)).when(accept(keystone)).nothing();
    given(representationDecider).when(accept(hollis)).refused('REPRESENTATION.NOT_WAITING');
  });
  it('lapses when another agency is appointed', () => {
    given(representationDecider, asked(hollis), appointed(keystone)).when(accept(hollis)).refused('REPRESENTATION.NOT_WAITING');
    given(representationDecider, asked(hollis), appointed(keystone)).when(ask(hollis)).refused('REPRESENTATION.ALREADY_APPOINTED');
  });
  it('is refused, and then needs a proof', () => {
    given(representationDecider, asked(hollis)).when(refuse(hollis)).then(refused(hollis));
    given(representationDecider, asked(hollis), refused(hollis)).when(refuse(hollis)).nothing();
    given(representationDecider, asked(hollis), refused(hollis)).when(ask(hollis)).refused('REPRESENTATION.REFUSED');
    given(representationDecider, asked(hollis), refused(hollis)).when(appoint(hollis)).then(appointed(hollis));
  });
  it('takes its request back, and may ask again', () => {
    given(representationDecider, asked(hollis)).when(withdraw(hollis)).then(withdrawn(hollis));
    given(representationDecider, asked(hollis), withdrawn(hollis)).when(accept(hollis)).refused('REPRESENTATION.NOT_WAITING');
    given(representationDecider, asked(hollis), withdrawn(hollis)).when(ask(hollis)).then(asked(hollis));
    given(representationDecider).when(withdraw(hollis)).refused('REPRESENTATION.NOT_WAITING');
  });
});

describe('tenures', () => {
  const state = fold<RepresentationState, RepresentationEvent>(representationDecider, [
    ...recorded([appointed(hollis)], { recordedAt: '2026-11-01T08:00:00.000Z' }),
    ...recorded([transferred(1, hollis, keystone)], { recordedAt: '2026-11-21T09:42:00.000Z' }, 2),
  ]);

  it('show who represents the insured now', () => expect(currentTenure(state)).toMatchObject({ ...keystone, event: eventId(2) }));
  it('show where the last tenure of a former agency ended', () => {
    expect(endOfLastTenure(state, hollis.agencyId)).toEqual({ position: state.tenures[1]?.position, at: '2026-11-21T09:42:00.000Z' });
    expect([endOfLastTenure(state, keystone.agencyId), endOfLastTenure(state, insuredId)]).toEqual([null, null]);
  });
  it('show who represented the insured at a moment', () => {
    expect(tenureAt(state, '2026-10-31T00:00:00.000Z')).toBeUndefined();
    expect(tenureAt(state, '2026-11-21T09:41:59.999Z')).toMatchObject(hollis);
    expect(tenureAt(state, '2026-11-21T09:42:00.000Z')).toMatchObject({ ...keystone, transferId: eventId(901) });
  });
});
