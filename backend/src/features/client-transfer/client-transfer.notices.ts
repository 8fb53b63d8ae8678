import type { ClientTransferEvent, TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { HIDDEN_AGENCY } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import {
  answererOf,
  askerOf,
  isAmongAgencies,
  type OpenedTransfer,
} from '@covertrail/domain/client-transfer/client-transfer.state';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

/** When one agency dismisses the notice of a transfer, that concerns no one else. */
export const clientTransferNotices = defineNotices({
  ClientTransferRequested: onTransferStep,
  ClientTransferAcknowledged: onTransferStep,
  ClientTransferApproved: onTransferStep,
  ClientTransferDenied: onTransferStep,
  ClientTransferCanceled: onTransferStep,
  ClientTransferCompleted: onTransferStep,
});

type Answer = 'TRANSFER.ACKNOWLEDGED' | 'TRANSFER.APPROVED' | 'TRANSFER.DENIED';

const ANSWERS: Readonly<Partial<Record<ClientTransferEvent['type'], Answer>>> = {
  ClientTransferAcknowledged: 'TRANSFER.ACKNOWLEDGED',
  ClientTransferApproved: 'TRANSFER.APPROVED',
  ClientTransferDenied: 'TRANSFER.DENIED',
};

/**
 * Notifies of each step the agency that did not take it, and both agencies of the completed transfer. Notifies the insured when
 * its transfer is requested and when it has moved.
 */
async function onTransferStep(
  { type, data: parties, meta }: RecordedEvent<ClientTransferEvent['type']>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { state } = await names.deciders.load(clientTransferDecider, parties.transferId);
  if (!state) return [];
  const client = await names.company(parties.insuredId);
  const amongAgencies = isAmongAgencies(state);
  if (type === 'ClientTransferCompleted') return moved(parties, amongAgencies, client, names);
  if (meta.tenant === parties.insuredId) return approvedByClient(parties, client, names);
  const [asker, answerer] = [askerOf(state), answererOf(state)];
  const answer = ANSWERS[type];
  if (answer)
    return [
      notice(asker, answer, 'agentClient', {
        client,
        agency: hidden(answer, state) ? HIDDEN_NAME : await names.company(answerer),
      }),
    ];
  const notices = [
    notice(answerer, askedBy(type, state), 'agentClient', { client, agency: await names.company(asker) }),
  ];
  return type === 'ClientTransferRequested'
    ? [...notices, await startedForInsured(parties, amongAgencies, names)]
    : notices;
}

const HIDDEN_NAME = `${HIDDEN_AGENCY.charAt(0).toUpperCase()}${HIDDEN_AGENCY.slice(1)}`;

/** An agency that asks for a client learns which agency has it when that agency approves. */
const hidden = (answer: Answer, { request }: OpenedTransfer): boolean =>
  request.startedBy === 'receiver' && answer !== 'TRANSFER.APPROVED';

/** Notifies the insured while it can still object, or may approve it itself. */
async function startedForInsured(
  { insuredId, ...sides }: TransferParties,
  amongAgencies: boolean,
  names: NoticeNames,
): Promise<Notice> {
  const code = amongAgencies ? 'TRANSFER.ASKED_OF_YOUR_AGENCY' : 'TRANSFER.STARTED_FOR_YOU';
  return notice(insuredId, code, 'insuredAgency', await namesOf(sides, names));
}

/** Neither agency took this step: both are told. */
async function approvedByClient(
  { fromAgencyId, toAgencyId }: TransferParties,
  client: string,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const params = { client, ...(await namesOf({ fromAgencyId, toAgencyId }, names)) };
  return [fromAgencyId, toAgencyId].map((agencyId) =>
    notice(agencyId, 'TRANSFER.CLIENT_APPROVED', 'agentClient', params),
  );
}

const namesOf = async (
  { fromAgencyId, toAgencyId }: Pick<TransferParties, 'fromAgencyId' | 'toAgencyId'>,
  names: NoticeNames,
) => ({ from: await names.company(fromAgencyId), to: await names.company(toAgencyId) });

function askedBy(
  type: string,
  { request }: OpenedTransfer,
): 'TRANSFER.OFFERED' | 'TRANSFER.ASKED' | 'TRANSFER.CANCELED' {
  if (type === 'ClientTransferCanceled') return 'TRANSFER.CANCELED';
  return request.startedBy === 'holder' ? 'TRANSFER.OFFERED' : 'TRANSFER.ASKED';
}

async function moved(
  { insuredId, fromAgencyId, toAgencyId }: TransferParties,
  amongAgencies: boolean,
  client: string,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const sides = await namesOf({ fromAgencyId, toAgencyId }, names);
  const params = { client, ...sides };
  const notices = (agencyId: Uuid) => notice(agencyId, 'TRANSFER.COMPLETED', 'agentClient', params);
  const code = amongAgencies ? 'TRANSFER.PART_MOVED' : 'TRANSFER.MOVED_YOU';
  return [notices(fromAgencyId), notices(toAgencyId), notice(insuredId, code, 'insuredAgency', sides)];
}
