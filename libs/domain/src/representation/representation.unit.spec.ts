import { fold } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import type {
  AgencyAppointed,
  AgentInvited,
  AppointmentBasis,
  AppointmentProof,
  AppointmentRefused,
  AppointmentRequested,
  AppointmentWithdrawn,
  ClientTransferred,
  RepresentationEnded,
  RepresentationEvent,
} from './representation.contract.js';
import { representationDecider } from './representation.decider.js';
import {
  currentTenures,
  endOfLastTenure,
  leadingTenure,
  mayAnswerMeanwhile,
  tenureOf,
  tenureOfRecord,
  type RepresentationState,
} from './representation.state.js';

const insuredId = 'c0000000-0000-4000-8000-000000000003';
const hollis = { agencyId: 'c0000000-0000-4000-8000-000000000001', agentId: 'a0000000-0000-4000-8000-000000000001' };
const keystone = { agencyId: 'c0000000-0000-4000-8000-000000000002', agentId: 'a0000000-0000-4000-8000-000000000002' };
type Side = typeof hollis;

const invitation: AppointmentProof = { by: 'invitation' };
const appoint = (side: Side, domain: string | null = null) =>
  ({ type: 'AppointAgency', insuredId, ...side, proof: { by: 'invitation' }, domain }) as const;
const appointed = (
  side: Side,
  proof: AppointmentProof = invitation,
  domain: string | null = null,
  ofRecord = true,
): AgencyAppointed => ({
  type: 'AgencyAppointed',
  data: { insuredId, ...side, proof, domain, ofRecord },
});
const between = (n: number, from: Side, to: Side): ClientTransferred['data'] => ({
  insuredId,
  transferId: eventId(900 + n),
  fromAgencyId: from.agencyId,
  fromAgentId: from.agentId,
  toAgencyId: to.agencyId,
  toAgentId: to.agentId,
});
const transfer = (n: number, from: Side, to: Side) => ({ type: 'TransferClient', ...between(n, from, to) }) as const;
const transferred = (n: number, from: Side, to: Side): ClientTransferred => ({
  type: 'ClientTransferred',
  data: between(n, from, to),
});

describe('who represents an insured', () => {
  it('is appointed when the insured has no agency', () =>
    given(representationDecider).when(appoint(hollis)).then(appointed(hollis)));
  it('is appointed once', () => given(representationDecider, appointed(hollis)).when(appoint(hollis)).nothing());
  it('is not pushed aside by an appointment', () =>
    given(representationDecider, appointed(hollis))
      .when(appoint(keystone))
      .refused('REPRESENTATION.ALREADY_APPOINTED'));

  it('changes by a transfer from the agency of record', () =>
    given(representationDecider, appointed(hollis))
      .when(transfer(1, hollis, keystone))
      .then(transferred(1, hollis, keystone)));
  it('changes once by the same transfer, also when the client has moved on since', () => {
    const once = [appointed(hollis), transferred(1, hollis, keystone)];
    given(representationDecider, ...once)
      .when(transfer(1, hollis, keystone))
      .nothing();
    given(representationDecider, ...once, transferred(2, keystone, hollis))
      .when(transfer(1, hollis, keystone))
      .nothing();
  });
  it('does not change by a transfer from another agency', () => {
    given(representationDecider)
      .when(transfer(1, hollis, keystone))
      .refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis))
      .when(transfer(1, keystone, hollis))
      .refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis), transferred(1, hollis, keystone))
      .when(transfer(2, hollis, keystone))
      .refused('REPRESENTATION.NOT_CURRENT');
  });
});

describe('an agency that asks', () => {
  const name: AppointmentBasis = { by: 'name' };
  const idOf = ({ agencyId }: Side) => (agencyId === hollis.agencyId ? eventId(801) : eventId(802));
  const [firstRequest, secondRequest] = [eventId(811), eventId(812)];
  const by = (requestId: Uuid): AppointmentBasis => ({ by: 'requestNumber', requestId });
  const asking = (side: Side) => ({ insuredId, appointmentId: idOf(side), ...side });
  const ask = (side: Side, basis: AppointmentBasis = name) =>
    ({ type: 'RequestAppointment', ...asking(side), basis }) as const;
  const requested = (side: Side, basis: AppointmentBasis = name): AppointmentRequested => ({
    type: 'AppointmentRequested',
    data: { ...asking(side), basis },
  });
  const refused = (side: Side, reason = 'No'): AppointmentRefused => ({
    type: 'AppointmentRefused',
    data: { ...asking(side), reason },
  });
  const withdrawn = (side: Side): AppointmentWithdrawn => ({ type: 'AppointmentWithdrawn', data: asking(side) });
  const accept = ({ agencyId }: Side) => ({ type: 'AcceptAppointment', agencyId, domain: null }) as const;
  const refuse = ({ agencyId }: Side) => ({ type: 'RefuseAppointment', agencyId, reason: ' No ' }) as const;
  const withdraw = ({ agencyId }: Side) => ({ type: 'WithdrawAppointment', agencyId }) as const;
  const accepted = (side: Side) => appointed(side, { by: 'acceptance', appointmentId: idOf(side) });
  const stateAfter = (...events: RepresentationEvent[]) =>
    fold<RepresentationState, RepresentationEvent>(representationDecider, recorded(events));

  it.each<AppointmentBasis>([name, { by: 'taxId' }, { by: 'email', userId: insuredId }, by(firstRequest)])(
    'represents nobody yet, however it found the insured: %j',
    (basis) => {
      given(representationDecider).when(ask(hollis, basis)).then(requested(hollis, basis));
      const state = stateAfter(requested(hollis, basis));
      expect([currentTenures(state), state.waiting.length]).toEqual([[], 1]);
    },
  );
  it('may answer the request whose ID it gave until the insured decides, and no other', () => {
    const may = (...events: RepresentationEvent[]) =>
      [firstRequest, secondRequest].map((id) => mayAnswerMeanwhile(stateAfter(...events), hollis.agencyId, id));
    expect(may(requested(hollis))).toEqual([false, false]);
    expect(may(requested(hollis, by(firstRequest)))).toEqual([true, false]);
    expect(may(requested(keystone, by(firstRequest)))).toEqual([false, false]);
    expect(may(requested(hollis), requested(hollis, by(firstRequest)), requested(hollis, by(secondRequest)))).toEqual([
      true,
      true,
    ]);
    for (const over of [refused(hollis), withdrawn(hollis), accepted(keystone)])
      expect(may(requested(hollis, by(firstRequest)), over)).toEqual([false, false]);
  });
  it('asks once at a time, while other agencies may ask too', () => {
    given(representationDecider, requested(hollis)).when(ask(hollis)).refused('REPRESENTATION.ALREADY_REQUESTED');
    given(representationDecider, requested(hollis))
      .when(ask(hollis, { by: 'taxId' }))
      .refused('REPRESENTATION.ALREADY_REQUESTED');
    given(representationDecider, requested(hollis)).when(ask(keystone)).then(requested(keystone));
  });
  it('adds a Request ID to the appointment that waits, once', () => {
    const later = { ...ask(hollis, by(firstRequest)), appointmentId: eventId(899) };
    given(representationDecider, requested(hollis))
      .when(later)
      .then(requested(hollis, by(firstRequest)));
    given(representationDecider, requested(hollis, by(firstRequest)))
      .when(later)
      .refused('REPRESENTATION.ALREADY_REQUESTED');
  });
  it('is appointed when the insured accepts, once', () => {
    given(representationDecider, requested(hollis), requested(keystone))
      .when(accept(keystone))
      .then(accepted(keystone));
    given(representationDecider, requested(keystone), accepted(keystone)).when(accept(keystone)).nothing();
    given(representationDecider).when(accept(hollis)).refused('REPRESENTATION.NOT_WAITING');
  });
  it('lapses when another agency is appointed', () => {
    given(representationDecider, requested(hollis), appointed(keystone))
      .when(accept(hollis))
      .refused('REPRESENTATION.NOT_WAITING');
    given(representationDecider, requested(hollis), appointed(keystone))
      .when(ask(hollis))
      .refused('REPRESENTATION.ALREADY_APPOINTED');
  });
  it('is refused, and then needs the ID of an open request or an invitation', () => {
    given(representationDecider, requested(hollis)).when(refuse(hollis)).then(refused(hollis));
    given(representationDecider, requested(hollis), refused(hollis)).when(refuse(hollis)).nothing();
    for (const basis of [name, { by: 'taxId' }, { by: 'email', userId: insuredId }] as const) {
      given(representationDecider, requested(hollis), refused(hollis))
        .when(ask(hollis, basis))
        .refused('REPRESENTATION.REFUSED');
    }
    const again = requested(hollis, by(firstRequest));
    given(representationDecider, requested(hollis), refused(hollis))
      .when(ask(hollis, by(firstRequest)))
      .then(again);
    given(representationDecider, requested(hollis), refused(hollis), again).when(refuse(hollis)).then(refused(hollis));
    given(representationDecider, requested(hollis), refused(hollis)).when(appoint(hollis)).then(appointed(hollis));
  });
  it('takes its request back, and may ask again', () => {
    given(representationDecider, requested(hollis)).when(withdraw(hollis)).then(withdrawn(hollis));
    given(representationDecider, requested(hollis), withdrawn(hollis))
      .when(accept(hollis))
      .refused('REPRESENTATION.NOT_WAITING');
    given(representationDecider, requested(hollis), withdrawn(hollis)).when(ask(hollis)).then(requested(hollis));
    given(representationDecider).when(withdraw(hollis)).refused('REPRESENTATION.NOT_WAITING');
  });
});

describe('the end of a representation', () => {
  const end = ({ agencyId }: Side, endedBy: 'insured' | 'agency' = 'insured') =>
    ({ type: 'EndRepresentation', insuredId, agencyId, endedBy, reason: ' Moved ' }) as const;
  const ended = (side: Side, endedBy: 'insured' | 'agency' = 'insured'): RepresentationEnded => ({
    type: 'RepresentationEnded',
    data: { insuredId, ...side, endedBy, reason: 'Moved' },
  });

  it.each(['insured', 'agency'] as const)('is the decision of the %s, once', (endedBy) => {
    given(representationDecider, appointed(hollis)).when(end(hollis, endedBy)).then(ended(hollis, endedBy));
    given(representationDecider, appointed(hollis), ended(hollis)).when(end(hollis, endedBy)).nothing();
  });
  it('concerns the agency of record alone', () => {
    given(representationDecider).when(end(hollis)).refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis)).when(end(keystone)).refused('REPRESENTATION.NOT_CURRENT');
    given(representationDecider, appointed(hollis), ended(hollis))
      .when(transfer(1, hollis, keystone))
      .refused('REPRESENTATION.NOT_CURRENT');
  });
  it('leaves nobody in charge, until the next appointment', () => {
    const [first, last] = [
      recorded([appointed(hollis)], { recordedAt: '2026-11-01T08:00:00.000Z' }),
      recorded([ended(hollis)], { recordedAt: '2026-11-21T09:42:00.000Z' }, 2),
    ];
    const state = fold<RepresentationState, RepresentationEvent>(representationDecider, [...first, ...last]);
    expect([currentTenures(state), leadingTenure(state)]).toEqual([[], undefined]);
    expect(endOfLastTenure(state, hollis.agencyId)).toMatchObject({ at: '2026-11-21T09:42:00.000Z' });
    given(representationDecider, appointed(hollis), ended(hollis)).when(appoint(keystone)).then(appointed(keystone));
    given(representationDecider, appointed(hollis), ended(hollis)).when(appoint(hollis)).then(appointed(hollis));
  });
});

describe('tenures', () => {
  const state = fold<RepresentationState, RepresentationEvent>(representationDecider, [
    ...recorded([appointed(hollis)], { recordedAt: '2026-11-01T08:00:00.000Z' }),
    ...recorded([transferred(1, hollis, keystone)], { recordedAt: '2026-11-21T09:42:00.000Z' }, 2),
  ]);

  it('show who represents the insured now', () =>
    expect(currentTenures(state)).toMatchObject([{ ...keystone, event: eventId(2), transferId: eventId(901) }]));
  it('show where the last tenure of a former agency ended', () => {
    expect(endOfLastTenure(state, hollis.agencyId)).toEqual({
      position: state.tenures[1]?.position,
      at: '2026-11-21T09:42:00.000Z',
      transfer: { transferId: eventId(901), toAgencyId: keystone.agencyId },
    });
    expect([endOfLastTenure(state, keystone.agencyId), endOfLastTenure(state, insuredId)]).toEqual([null, null]);
  });
});

describe('several agencies of an insured', () => {
  const sides = Array.from({ length: 16 }, (_, n) => ({ agencyId: eventId(700 + n), agentId: eventId(750 + n) }));
  const first = (side: Side, domain: string) => appointed(side, invitation, domain);
  const beside = (side: Side, domain: string) => appointed(side, invitation, domain, false);
  const two = [first(hollis, 'hollis.test'), beside(keystone, 'keystone.test')];
  const end = ({ agencyId }: Side) =>
    ({ type: 'EndRepresentation', insuredId, agencyId, endedBy: 'insured', reason: 'Moved' }) as const;
  const ended = (side: Side): RepresentationEnded => ({
    type: 'RepresentationEnded',
    data: { insuredId, ...side, endedBy: 'insured', reason: 'Moved' },
  });
  const after = (...events: RepresentationEvent[]) =>
    fold<RepresentationState, RepresentationEvent>(representationDecider, recorded(events));
  const ids = (state: RepresentationState) => currentTenures(state).map(({ agencyId }) => agencyId);

  it('are appointed beside each other, each with an e-mail domain of its own', () => {
    given(representationDecider, two[0]!).when(appoint(keystone, 'keystone.test')).then(two[1]!);
    given(representationDecider, two[0]!).when(appoint(keystone, 'hollis.test')).refused('REPRESENTATION.DOMAIN_TAKEN');
    given(representationDecider, ...two, ended(hollis))
      .when(appoint(sides[0]!, 'hollis.test'))
      .then(beside(sides[0]!, 'hollis.test'));
  });
  it('may share the domain of a provider that serves everybody', () =>
    given(representationDecider, first(hollis, 'gmail.com'))
      .when(appoint(keystone, 'gmail.com'))
      .then(beside(keystone, 'gmail.com')));
  it('are at most fifteen', () => {
    const fifteen = sides.slice(0, 15).map((side, n) => beside(side, `agency-${n}.test`));
    const add = appoint(sides[15]!, 'agency-15.test');
    given(representationDecider, ...fifteen.slice(1))
      .when(add)
      .then(beside(sides[15]!, 'agency-15.test'));
    given(representationDecider, ...fifteen)
      .when(add)
      .refused('REPRESENTATION.TOO_MANY_AGENCIES');
    given(representationDecider, ...fifteen, ended(sides[3]!))
      .when(add)
      .then(beside(sides[15]!, 'agency-15.test'));
  });
  it('are each appointed once, by one agent', () => {
    given(representationDecider, ...two)
      .when(appoint(keystone, 'keystone.test'))
      .nothing();
    given(representationDecider, ...two)
      .when(appoint({ ...keystone, agentId: hollis.agentId }, 'other.test'))
      .refused('REPRESENTATION.ALREADY_YOURS');
  });
  it('end one by one', () => {
    given(representationDecider, ...two)
      .when(end(hollis))
      .then(ended(hollis));
    given(representationDecider, ...two, ended(hollis))
      .when(end(hollis))
      .nothing();
    const state = after(...two, ended(hollis));
    expect([ids(state), endOfLastTenure(state, keystone.agencyId)]).toEqual([[keystone.agencyId], null]);
    expect(endOfLastTenure(state, hollis.agencyId)).toMatchObject({ transfer: null });
  });
  it('have one of record, the first; after its end there is none, and the other is addressed', () => {
    expect(tenureOfRecord(after(...two))).toMatchObject(hollis);
    const state = after(...two, ended(hollis));
    expect([tenureOfRecord(state), leadingTenure(state)]).toMatchObject([undefined, keystone]);
  });
  it('pass their part on by a transfer, and the others stay', () => {
    const third = sides[0]!;
    const state = after(...two, transferred(1, hollis, third));
    expect(ids(state)).toEqual([keystone.agencyId, third.agencyId]);
    expect(tenureOfRecord(state)).toMatchObject(third);
    expect(tenureOfRecord(after(...two, transferred(1, keystone, third)))).toMatchObject(hollis);
  });
  it('have each a domain, also one that took over, so that no other agency of the domain is appointed beside it', () => {
    const event = transferred(1, hollis, sides[0]!);
    const moved = { ...event, data: { ...event.data, domain: 'third.example' } };
    expect(tenureOf(after(...two, moved), sides[0]!.agencyId)).toMatchObject({ domain: 'third.example' });
    given(representationDecider, ...two, moved)
      .when(appoint(sides[1]!, 'third.example'))
      .refused('REPRESENTATION.DOMAIN_TAKEN');
    expect(tenureOf(after(...two, event), sides[0]!.agencyId)).toMatchObject({ domain: null });
  });
  it('may give to each other: the one that takes keeps its own tenure', () => {
    const state = after(...two, transferred(1, hollis, keystone));
    expect(ids(state)).toEqual([keystone.agencyId]);
    expect([state.tenures.length, tenureOfRecord(state)]).toMatchObject([2, keystone]);
    given(representationDecider, ...two, transferred(1, hollis, keystone))
      .when(transfer(1, hollis, keystone))
      .nothing();
    given(representationDecider, ...two, transferred(1, hollis, keystone))
      .when(transfer(2, hollis, keystone))
      .refused('REPRESENTATION.NOT_CURRENT');
  });
  it('all end with an appointment of before, which named no domain', () => {
    const state = after(...two, appointed(sides[0]!));
    expect([ids(state), tenureOf(state, hollis.agencyId)]).toEqual([[sides[0]!.agencyId], undefined]);
  });
});

describe('an agent who is invited and has no account [A08]', () => {
  const invitedAgentId = '9c000000-0000-4000-8000-000000000001';
  const domain = 'keystone.example';
  const at = (time: string) => `2026-11-28T${time}.000Z`;
  const data = (time: string): AgentInvited['data'] => ({
    insuredId,
    invitedAgentId,
    email: `pia@${domain}`,
    invitedAt: at(time),
  });
  const invite = (time: string) => ({ type: 'InviteAgent', domain, ...data(time) }) as const;
  const invited = (time: string): AgentInvited => ({ type: 'AgentInvited', data: data(time) });
  const accept = {
    type: 'AcceptAgentInvitation',
    insuredId,
    invitedAgentId,
    ...keystone,
    domain,
    at: at('09:00:00'),
  } as const;
  const accepted: RepresentationEvent = {
    type: 'AgentInvitationAccepted',
    data: { insuredId, invitedAgentId, ...keystone },
  };
  const withdraw = { type: 'WithdrawAgentInvitation', insuredId, invitedAgentId } as const;
  const withdrawn: RepresentationEvent = { type: 'AgentInvitationWithdrawn', data: { insuredId, invitedAgentId } };

  it('gets a mail a minute, and three an hour', () => {
    given(representationDecider).when(invite('08:00:00')).then(invited('08:00:00'));
    given(representationDecider, invited('08:00:00')).when(invite('08:00:59')).refused('REPRESENTATION.INVITED_LATELY');
    given(representationDecider, invited('08:00:00')).when(invite('08:01:00')).then(invited('08:01:00'));
    const three = ['08:00:00', '08:10:00', '08:20:00'].map(invited);
    given(representationDecider, ...three)
      .when(invite('08:59:59'))
      .refused('REPRESENTATION.INVITED_LATELY');
    given(representationDecider, ...three)
      .when(invite('09:00:00'))
      .then(invited('09:00:00'));
  });
  it('gets no more of them where the invitation was withdrawn in between', () => {
    given(representationDecider, invited('08:00:00'), withdrawn)
      .when(invite('08:00:59'))
      .refused('REPRESENTATION.INVITED_LATELY');
    given(representationDecider, invited('08:00:00'), withdrawn).when(invite('08:01:00')).then(invited('08:01:00'));
  });
  it('needs a place among the agencies', () =>
    given(representationDecider, appointed(keystone, invitation, domain))
      .when(invite('08:00:00'))
      .refused('REPRESENTATION.DOMAIN_TAKEN'));
  it('brings the agency in once', () => {
    given(representationDecider, invited('08:00:00'))
      .when(accept)
      .then(appointed(keystone, invitation, domain), accepted);
    given(representationDecider, invited('08:00:00'), accepted).when(accept).nothing();
    given(representationDecider).when(accept).nothing();
  });
  it('brings nobody in later than a month after its last mail', () => {
    const late = (day: string) => ({ ...accept, at: `2026-12-${day}T08:00:00.000Z` });
    given(representationDecider, invited('08:00:00')).when(late('29')).nothing();
    given(representationDecider, invited('08:00:00'))
      .when(late('28'))
      .then(appointed(keystone, invitation, domain), accepted);
  });
  it('brings in no agency that represents the insured already', () =>
    given(representationDecider, invited('08:00:00'), appointed(keystone)).when(accept).then(accepted));
  it('stays invited while another agency is appointed', () =>
    given(representationDecider, invited('08:00:00'), appointed(hollis, invitation, 'hollis.example'))
      .when(accept)
      .then(appointed(keystone, invitation, domain, false), accepted));
  it('is withdrawn once, and then brings nobody in', () => {
    given(representationDecider, invited('08:00:00')).when(withdraw).then(withdrawn);
    given(representationDecider, invited('08:00:00'), withdrawn).when(withdraw).refused('REPRESENTATION.NOT_INVITED');
    given(representationDecider, invited('08:00:00'), withdrawn).when(accept).nothing();
  });
});
