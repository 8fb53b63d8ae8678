import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { clientIdOf } from '@covertrail/platform/ids/client-id';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { AgentClientDocument } from '@covertrail/contracts/client/client.views';
import { agentClients } from './agent-clients.projection.js';

const address = { address1: '12 Quarry Road', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };
const company = (companyId: string, name: string, role: string): DomainEvent => ({
  type: 'CompanyRegistered',
  data: { companyId, name, roles: [role], address, timeZone: 'America/Denver' },
});
const registered = company('c-1', 'Granite Peak', 'insured');
const appointed = (agencyId: string, ofRecord: boolean): DomainEvent => ({
  type: 'AgencyAppointed',
  data: { ofRecord, insuredId: 'c-1', agencyId, agentId: 'u-1' },
});
const first = appointed('a-1', true);
const parties = {
  transferId: 't-1',
  insuredId: 'c-1',
  fromAgencyId: 'a-1',
  fromAgentId: 'u-1',
  toAgencyId: 'a-2',
  toAgentId: 'u-2',
};
const step = (type: string, data: object = parties): DomainEvent => ({ type, data });
const requested = step('ClientTransferRequested', { ...parties, startedBy: 'holder', note: '' });
const ended = (agencyId: string) =>
  step('RepresentationEnded', { insuredId: 'c-1', agencyId, agentId: 'u-1', endedBy: 'insured', reason: '' });
const renamed: DomainEvent = {
  type: 'CompanyRenamed',
  data: { companyId: 'c-1', from: 'Granite Peak', to: 'Äther LLC' },
};

const history = asLog([
  registered,
  company('a-1', 'Hollis & Vance', 'agency'),
  first,
  appointed('a-3', false),
  requested,
  step('ClientTransferred'),
  renamed,
  step('ClientTransferCompleted'),
  ended('a-3'),
]);

/** The client of each agency, in the order of the agencies. */
async function clients(...events: DomainEvent[]): Promise<Record<string, AgentClientDocument>> {
  const documents = living<AgentClientDocument>(await foldProjection(agentClients, asLog(events)));
  const pairs = Object.values(documents).map((client) => [client.agencyId, client] as const);
  return Object.fromEntries(pairs.sort(([agencyId], [other]) => (agencyId < other ? -1 : 1)));
}

describe('agent clients', () => {
  itIsAFold(agentClients, history);

  it('are nobody’s until an agency is appointed, and have the name of that day until the next', async () => {
    expect(await clients(registered, company('a-1', 'Hollis & Vance', 'agency'))).toEqual({});
    expect((await clients(registered, renamed, first))['a-1']).toMatchObject({
      id: clientIdOf('a-1', 'c-1'),
      insuredId: 'c-1',
      name: 'Äther LLC',
      nameFolded: 'äther llc',
      transferId: null,
    });
    expect((await clients(registered, first, renamed))['a-1']).toMatchObject({ name: 'Äther LLC' });
  });

  it('are clients of each agency that represents them, and end with that agency alone [C15]', async () => {
    expect(Object.keys(await clients(registered, first, appointed('a-3', false)))).toEqual(['a-1', 'a-3']);
    expect(Object.keys(await clients(registered, first, appointed('a-3', false), ended('a-1')))).toEqual(['a-3']);
  });

  it('have one agency after one of record, however a log of before ended the others', async () => {
    expect(Object.keys(await clients(registered, first, appointed('a-2', true)))).toEqual(['a-2']);
  });

  it('follow a transfer from one agency to another, of which both are notified', async () => {
    const beside = [registered, first, appointed('a-3', false), requested];
    const [before, after] = [await clients(...beside), await clients(...beside, step('ClientTransferred'))];
    expect(Object.keys(before)).toEqual(['a-1', 'a-3']);
    expect(Object.keys(after)).toEqual(['a-2', 'a-3']);
    expect(after['a-2']).toMatchObject({ name: 'Granite Peak', transferId: 't-1' });
    expect(agentClients.audience(before['a-1'] ?? null, null)).toEqual(['a-1']);
    expect(agentClients.audience(null, after['a-2'] ?? null)).toEqual(['a-2']);
  });

  it('keep the tenure that the receiving agency has already', async () => {
    const taking = await clients(
      registered,
      appointed('a-2', true),
      appointed('a-1', false),
      step('ClientTransferred'),
    );
    const alone = await clients(registered, appointed('a-2', true));
    expect(Object.keys(taking)).toEqual(['a-2']);
    expect(taking['a-2']?.since).toBe(alone['a-2']?.since);
  });

  it('show a transfer until it ends, and only the one that ended', async () => {
    const other = step('ClientTransferCanceled', { ...parties, transferId: 't-0' });
    expect((await clients(registered, first, requested, other))['a-1']).toMatchObject({ transferId: 't-1' });
    for (const end of ['ClientTransferDenied', 'ClientTransferCanceled', 'ClientTransferCompleted'])
      expect((await clients(registered, first, requested, step(end)))['a-1']).toMatchObject({ transferId: null });
  });
});
