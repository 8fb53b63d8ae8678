import type { Uuid } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import { clientTransferCatalogue } from './client-transfer.catalogue.js';
import type {
  ClientTransferCanceled,
  ClientTransferDenied,
  ClientTransferRequested,
  TransferParties,
} from './client-transfer.contract.js';

const hollis = 'c0000000-0000-4000-8000-000000000001';
const keystone = 'c0000000-0000-4000-8000-000000000002';
const parties: TransferParties = {
  transferId: 'd2000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000003',
  fromAgencyId: hollis,
  fromAgentId: 'a0000000-0000-4000-8000-000000000001',
  toAgencyId: keystone,
  toAgentId: 'a0000000-0000-4000-8000-000000000002',
};

describe('who has the client', () => {
  const {
    ClientTransferRequested: requested,
    ClientTransferDenied: denied,
    ClientTransferCanceled: canceled,
  } = clientTransferCatalogue;
  const hidden = [hollis, parties.fromAgentId];
  const request = (startedBy: 'holder' | 'receiver') =>
    recorded<ClientTransferRequested>([
      { type: 'ClientTransferRequested', data: { ...parties, startedBy, note: '' } },
    ])[0]!;

  it('is hidden from the agency that asks for it, and from nobody else', () => {
    expect([keystone, hollis].map((reader) => requested.hides?.(request('receiver'), reader))).toEqual([hidden, []]);
    expect(requested.hides?.(request('holder'), keystone)).toEqual([]);
  });

  it('stays hidden when the holder denies, or the asker takes its request back', () => {
    const denial = { type: 'ClientTransferDenied', data: { ...parties, reason: 'No' } } as const;
    const by = (tenant: Uuid) => recorded<ClientTransferDenied>([denial], { tenant, actor: 'someone there' })[0]!;
    expect(denied.hides?.(by(hollis), keystone)).toEqual([...hidden, 'someone there']);
    expect(denied.hides?.(by(keystone), keystone)).toEqual([]);
    const [back] = recorded<ClientTransferCanceled>([{ type: 'ClientTransferCanceled', data: parties }], {
      tenant: keystone,
    });
    expect(canceled.hides?.(back!, keystone)).toEqual(hidden);
  });
});
