import {
  transferDetailsView,
  type StoredStep,
  type TransferDocument,
} from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { ClientTransferEvent, TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

type Handled = RecordedEvent<ClientTransferEvent['type']>;

const STAGE_OF = {
  ClientTransferRequested: 'requested',
  ClientTransferAcknowledged: 'acknowledged',
  ClientTransferApproved: 'approved',
  ClientTransferDenied: 'denied',
  ClientTransferCanceled: 'canceled',
  ClientTransferCompleted: 'completed',
  ClientTransferClosed: 'closed',
} as const satisfies Readonly<Record<ClientTransferEvent['type'], StoredStep['stage']>>;

/** How far is this transfer, and who took each step? */
export const transferDetails = defineProjection(transferDetailsView)({
  version: 4,
  on: { ClientTransferRequested: (_transfer, event) => requested(event) },
  changes: {
    ClientTransferAcknowledged: (transfer, event) => moved(transfer, event, 'acknowledged'),
    ClientTransferApproved: (transfer, event) => moved(transfer, event, 'approved'),
    ClientTransferDenied: (transfer, event) => ({ ...moved(transfer, event, 'denied'), reason: event.data.reason }),
    ClientTransferCanceled: (transfer, event) => moved(transfer, event, 'canceled'),
    ClientTransferCompleted: (transfer, event) => moved(transfer, event, 'completed'),
    ClientTransferClosed: (transfer, event) => ({
      ...stepped(transfer, event),
      ...(event.data.agencyId === transfer.fromAgencyId ? { closedByFrom: true } : { closedByTo: true }),
    }),
  },
  keys: ({ data }) => [data.transferId],
  audience: (_before, after) => (after ? audienceOf(after) : []),
});

/** The client sees what its agencies ask of each other. */
const audienceOf = ({ fromAgencyId, toAgencyId, insuredId, beside }: TransferDocument): readonly string[] =>
  beside ? [fromAgencyId, toAgencyId, insuredId] : [fromAgencyId, toAgencyId];

function requested(event: RecordedEvent<'ClientTransferRequested'>): TransferDocument {
  const { startedBy, note, letter, toDomain: _domain, beside = false, ...parties } = event.data;
  const { recordedAt } = event.meta;
  return {
    ...parties,
    id: parties.transferId,
    startedBy,
    beside,
    askedAgencyId: startedBy === 'holder' ? parties.toAgencyId : parties.fromAgencyId,
    note,
    letter: letter ?? null,
    stage: 'requested',
    reason: null,
    closedByFrom: false,
    closedByTo: false,
    steps: [stepOf(event, parties)],
    requestedAt: recordedAt,
    changedAt: recordedAt,
    revision: event.revision,
  };
}

const stepped = (transfer: TransferDocument, event: Handled): TransferDocument => ({
  ...transfer,
  steps: [...transfer.steps, stepOf(event, transfer)],
  revision: event.revision,
});

const moved = (transfer: TransferDocument, event: Handled, stage: TransferDocument['stage']): TransferDocument => ({
  ...stepped(transfer, event),
  stage,
  changedAt: event.meta.recordedAt,
});

function stepOf({ id, position, type, meta }: Handled, parties: TransferParties): StoredStep {
  const { recordedAt: at, tenant, actor: actorId } = meta;
  return { eventId: id, position, at, stage: STAGE_OF[type], side: sideOf(tenant, parties), actorId };
}

function sideOf(tenant: string | null, { fromAgencyId, toAgencyId, insuredId }: TransferParties): StoredStep['side'] {
  if (tenant === fromAgencyId) return 'from';
  if (tenant === toAgencyId) return 'to';
  return tenant === insuredId ? 'client' : 'system';
}
