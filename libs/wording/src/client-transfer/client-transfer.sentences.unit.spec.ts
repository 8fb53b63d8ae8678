import type {
  ClientTransferApproved,
  ClientTransferCanceled,
  ClientTransferDenied,
  TransferParties,
} from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import { sampleNames } from '../catalogue/testing/sample-names.js';
import { clientTransferSentences } from './client-transfer.sentences.js';

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

const canceledBy = (tenant: Uuid | null) =>
  recorded<ClientTransferCanceled>([{ type: 'ClientTransferCanceled', data: parties }], { tenant })
    .map((event) => clientTransferSentences.ClientTransferCanceled.sentence(event, sampleNames))
    .join();

describe('the sentence of a step in a transfer', () => {
  it('names who took it and the other side', () => {
    expect(canceledBy(keystone)).toBe(
      '*Keystone Risk Partners* canceled the transfer of *Granite Peak Demolition* from *Hollis & Vance Insurance*.',
    );
    expect(canceledBy(hollis)).toBe(
      '*Hollis & Vance Insurance* canceled the transfer of *Granite Peak Demolition* to *Keystone Risk Partners*.',
    );
  });

  it('says that the client took it itself [C15]', () => {
    const approved: ClientTransferApproved = { type: 'ClientTransferApproved', data: parties };
    const [event] = recorded<ClientTransferApproved>([approved], { tenant: parties.insuredId });
    expect(event && clientTransferSentences.ClientTransferApproved.sentence(event, sampleNames)).toBe(
      '*Granite Peak Demolition* approved its transfer from *Hollis & Vance Insurance* to *Keystone Risk Partners*.',
    );
  });

  it('names both sides where the product took it', () =>
    expect(canceledBy(null)).toMatch(
      /^\*a company\* canceled .* from \*Hollis & Vance Insurance\* to \*Keystone Risk Partners\*\.$/,
    ));

  it('gives the reason of a denial, and ends once', () => {
    const denied: ClientTransferDenied = {
      type: 'ClientTransferDenied',
      data: { ...parties, reason: 'The letter is *not* signed.' },
    };
    const [event] = recorded<ClientTransferDenied>([denied], { tenant: hollis });
    expect(event && clientTransferSentences.ClientTransferDenied.sentence(event, sampleNames)).toMatch(
      /: The letter is not signed\.$/,
    );
  });
});
