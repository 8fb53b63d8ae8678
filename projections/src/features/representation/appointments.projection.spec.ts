import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import { appointments } from './appointments.projection.js';

const side = (n: number) => ({ insuredId: 'c-1', agencyId: `a-${n}`, agentId: `u-${n}` });
const asking = (n: number) => ({ ...side(n), appointmentId: `p-${n}` });
const requested = (n: number): DomainEvent => ({
  type: 'AppointmentRequested',
  data: { ...asking(n), basis: { by: 'name' } },
});
const askedWith = (n: number, requestId: string): DomainEvent => ({
  type: 'AppointmentRequested',
  data: { ...asking(n), basis: { by: 'requestNumber', requestId } },
});
const ended: DomainEvent = { type: 'RepresentationEnded', data: { ...side(1), endedBy: 'insured', reason: 'Moved' } };
const refused = (n: number): DomainEvent => ({ type: 'AppointmentRefused', data: { ...asking(n), reason: 'No' } });
const withdrawn = (n: number): DomainEvent => ({ type: 'AppointmentWithdrawn', data: asking(n) });
const accepted = (n: number): DomainEvent => ({
  type: 'AgencyAppointed',
  data: { ofRecord: true, ...side(n), proof: { by: 'acceptance', appointmentId: `p-${n}` } },
});
const proved: DomainEvent = { type: 'AgencyAppointed', data: { ofRecord: true, ...side(1), proof: { by: 'taxId' } } };
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: {
    insuredId: 'c-1',
    transferId: 't-1',
    fromAgencyId: 'a-1',
    fromAgentId: 'u-1',
    toAgencyId: 'a-2',
    toAgentId: 'u-2',
  },
};
const fold = async (...events: DomainEvent[]) =>
  Object.values(living<AppointmentDocument>(await foldProjection(appointments, asLog(events))));
const states = async (...events: DomainEvent[]) =>
  Object.fromEntries((await fold(...events)).map(({ agencyId, state }) => [agencyId, state]));

describe('appointments', () => {
  itIsAFold(
    appointments,
    asLog([requested(1), requested(2), refused(2), requested(3), withdrawn(3), accepted(1), transferred]),
  );
  describe('with an end', () =>
    itIsAFold(appointments, asLog([askedWith(1, 'r-1'), askedWith(1, 'r-2'), accepted(1), ended, proved])));

  it('wait until the insured accepts, refuses, or the agency takes its request back', async () => {
    expect(await fold(requested(1))).toMatchObject([{ id: 'p-1', state: 'waiting', proof: null, since: null }]);
    expect(await fold(requested(1), refused(1))).toMatchObject([
      { state: 'refused', reason: 'No', endedAt: expect.any(String) as string },
    ]);
    expect(await states(requested(1), withdrawn(1))).toEqual({ 'a-1': 'withdrawn' });
    expect(await fold(requested(1), accepted(1))).toMatchObject([
      { id: 'p-1', state: 'current', proof: 'acceptance', askedAt: expect.any(String) as string },
    ]);
  });

  it('name the requests that the agency may answer meanwhile', async () => {
    expect(await fold(requested(1), askedWith(1, 'r-1'), askedWith(1, 'r-2'))).toMatchObject([
      { id: 'p-1', basis: 'name', requestIds: ['r-1', 'r-2'] },
    ]);
  });

  it('end without a transfer, and say who ended them', async () => {
    expect(await fold(requested(2), refused(2), requested(1), accepted(1), ended)).toMatchObject([
      { state: 'ended', endedBy: 'insured', reason: 'Moved' },
      { state: 'refused', endedBy: null },
    ]);
  });

  it('lapse when another agency is appointed', async () => {
    expect(await states(requested(1), requested(2), accepted(2))).toEqual({ 'a-1': 'lapsed', 'a-2': 'current' });
    expect(await states(requested(2), proved)).toEqual({ 'a-1': 'current', 'a-2': 'lapsed' });
  });

  it('end with a transfer, which begins the next', async () => {
    const documents = await fold(proved, transferred);
    expect(documents).toMatchObject([
      { agencyId: 'a-1', state: 'former', proof: 'taxId' },
      { agencyId: 'a-2', state: 'current', proof: 'transfer', transferId: 't-1' },
    ]);
    expect(appointments.audience(null, documents[1]!)).toEqual(['c-1', 'a-2']);
  });
});
