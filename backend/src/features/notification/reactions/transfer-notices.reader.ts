import type { ClientTransferEvent, TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { answererOf, askerOf, type OpenedTransfer } from '@covertrail/domain/client-transfer/client-transfer.state';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { notice, type Notice } from './notice.rules.js';
import type { NoticeNames } from './notice-names.reader.js';

type Answer = 'TRANSFER.ACKNOWLEDGED' | 'TRANSFER.APPROVED' | 'TRANSFER.DENIED';

const ANSWERS: Readonly<Partial<Record<ClientTransferEvent['type'], Answer>>> = {
  ClientTransferAcknowledged: 'TRANSFER.ACKNOWLEDGED',
  ClientTransferApproved: 'TRANSFER.APPROVED',
  ClientTransferDenied: 'TRANSFER.DENIED',
};

/** The agency that did not act hears of each step; that a client has moved, both hear, since nobody does that. */
export async function onTransferStep({ type, data }: Recorded, names: NoticeNames): Promise<readonly Notice[]> {
  const parties = data as TransferParties;
  const { state } = await names.deciders.load(clientTransferDecider, parties.transferId);
  if (!state) return [];
  const client = await names.company(parties.insuredId);
  if (type === 'ClientTransferCompleted') return moved(parties, client, names);
  const [asker, answerer] = [askerOf(state), answererOf(state)];
  const answer = ANSWERS[type as ClientTransferEvent['type']];
  if (answer) return [notice(asker, answer, 'agentClient', { client, agency: await names.company(answerer) })];
  return [notice(answerer, askedBy(type, state), 'agentClient', { client, agency: await names.company(asker) })];
}

function askedBy(type: string, { request }: OpenedTransfer): 'TRANSFER.OFFERED' | 'TRANSFER.ASKED' | 'TRANSFER.CANCELED' {
  if (type === 'ClientTransferCanceled') return 'TRANSFER.CANCELED';
  return request.startedBy === 'holder' ? 'TRANSFER.OFFERED' : 'TRANSFER.ASKED';
}

async function moved({ fromAgencyId, toAgencyId }: TransferParties, client: string, names: NoticeNames): Promise<readonly Notice[]> {
  const params = { client, from: await names.company(fromAgencyId), to: await names.company(toAgencyId) };
  const told = (agencyId: Uuid) => notice(agencyId, 'TRANSFER.COMPLETED', 'agentClient', params);
  return [told(fromAgencyId), told(toAgencyId)];
}
