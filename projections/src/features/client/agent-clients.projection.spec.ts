import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { AgentClientDocument } from '@covertrail/contracts/client/client.views';
import { agentClients } from './agent-clients.projection.js';

const address = { address1: '12 Quarry Road', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };
const company = (companyId: string, name: string, role: string): DomainEvent => ({
  type: 'CompanyRegistered',
  data: { companyId, name, roles: [role], address, timeZone: 'America/Denver' },
});
const registered = company('c-1', 'Granite Peak', 'insured');
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: { ofRecord: true, insuredId: 'c-1', agencyId: 'a-1', agentId: 'u-1' },
};
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
const renamed: DomainEvent = {
  type: 'CompanyRenamed',
  data: { companyId: 'c-1', from: 'Granite Peak', to: 'Äther LLC' },
};

const history = asLog([
  registered,
  company('a-1', 'Hollis & Vance', 'agency'),
  appointed,
  requested,
  step('ClientTransferred'),
  renamed,
  step('ClientTransferCompleted'),
]);
const fold = async (...events: DomainEvent[]) =>
  living<AgentClientDocument>(await foldProjection(agentClients, asLog(events)));

describe('agent clients', () => {
  itIsAFold(agentClients, history);

  it('are insureds, and nobody’s until an agency was appointed', async () => {
    const documents = await fold(registered, company('a-1', 'Hollis & Vance', 'agency'), renamed);
    expect(Object.keys(documents)).toEqual(['c-1']);
    expect(documents['c-1']).toMatchObject({
      agencyId: null,
      name: 'Äther LLC',
      nameFolded: 'äther llc',
      city: 'Denver',
      since: null,
    });
  });

  it('follow a transfer, of which both agencies are notified', async () => {
    const before = (await fold(registered, appointed, requested))['c-1'];
    const after = (await fold(registered, appointed, requested, step('ClientTransferred')))['c-1'];
    expect([before?.agencyId, after?.agencyId, after?.transferId]).toEqual(['a-1', 'a-2', 't-1']);
    expect(agentClients.audience(before ?? null, after ?? null)).toEqual(['a-1', 'a-2']);
  });

  it('show a transfer until it ends, and only the one that ended', async () => {
    const other = step('ClientTransferCanceled', { ...parties, transferId: 't-0' });
    expect((await fold(registered, appointed, requested, other))['c-1']).toMatchObject({ transferId: 't-1' });
    for (const end of ['ClientTransferDenied', 'ClientTransferCanceled', 'ClientTransferCompleted']) {
      expect((await fold(registered, appointed, requested, step(end)))['c-1']).toMatchObject({ transferId: null });
    }
  });
});
