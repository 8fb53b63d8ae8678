import type {
  ClientTransferClosed, ClientTransferDenied, ClientTransferEvent, ClientTransferRequested, TransferLetter, TransferParties,
} from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { TransferStage, TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { Projection } from '@covertrail/platform/engine/projection';

/** A step as it is stored: who took it by id, for the names are joined when it is read. */
export type StoredStep = Pick<TransferStep, 'eventId' | 'at' | 'stage' | 'side'> & {
  readonly position: Position;
  readonly actorId: string;
};

/** One document a transfer, seen by both agencies. `askedAgencyId` is the one that answers. */
export type TransferDocument = Pick<TransferParties, keyof TransferParties> & {
  readonly id: Uuid;
  readonly startedBy: 'holder' | 'receiver';
  readonly askedAgencyId: Uuid;
  readonly note: string;
  readonly letter: TransferLetter | null;
  readonly stage: TransferStage;
  readonly reason: string | null;
  /** Which side has put the notice away. */
  readonly closedByFrom: boolean;
  readonly closedByTo: boolean;
  readonly steps: readonly StoredStep[];
  readonly requestedAt: Instant;
  readonly changedAt: Instant;
  readonly revision: number;
};

const STAGE_OF: Readonly<Record<ClientTransferEvent['type'], StoredStep['stage']>> = {
  ClientTransferRequested: 'requested',
  ClientTransferAcknowledged: 'acknowledged',
  ClientTransferApproved: 'approved',
  ClientTransferDenied: 'denied',
  ClientTransferCanceled: 'canceled',
  ClientTransferCompleted: 'completed',
  ClientTransferClosed: 'closed',
};

/** How far has this transfer come, and which step was whose? */
export const transferDetails: Projection<TransferDocument> = {
  name: 'transfer-details',
  version: 2,
  handles: Object.keys(STAGE_OF),
  ignores: [],
  indexes: [
    { fields: ['fromAgencyId', 'changedAt'] },
    { fields: ['toAgencyId', 'changedAt'] },
    { fields: ['askedAgencyId', 'stage'] },
  ],
  keys: (event) => [(event.data as TransferParties).transferId],
  evolve: (transfer, event) => (event.type === 'ClientTransferRequested' ? requested(event) : transfer && later(transfer, event)),
  audience: (_before, after) => (after ? [after.fromAgencyId, after.toAgencyId] : []),
};

function requested(event: Recorded): TransferDocument {
  const { startedBy, note, letter, ...parties } = event.data as ClientTransferRequested['data'];
  const { recordedAt } = event.meta;
  return {
    ...parties,
    id: parties.transferId,
    startedBy,
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

function later(transfer: TransferDocument, event: Recorded): TransferDocument {
  const step = stepOf(event, transfer);
  const told = { ...transfer, steps: [...transfer.steps, step], revision: event.revision };
  if (step.stage !== 'closed') return { ...told, stage: step.stage, changedAt: step.at, ...reasonIn(event) };
  const { agencyId } = event.data as ClientTransferClosed['data'];
  return { ...told, ...(agencyId === transfer.fromAgencyId ? { closedByFrom: true } : { closedByTo: true }) };
}

const reasonIn = ({ type, data }: Recorded): { reason?: string } =>
  type === 'ClientTransferDenied' ? { reason: (data as ClientTransferDenied['data']).reason } : {};

function stepOf({ id, position, type, meta }: Recorded, { fromAgencyId, toAgencyId }: TransferParties): StoredStep {
  const side = meta.tenant === fromAgencyId ? 'from' : meta.tenant === toAgencyId ? 'to' : 'system';
  return { eventId: id, position, at: meta.recordedAt, stage: STAGE_OF[type as ClientTransferEvent['type']], side, actorId: meta.actor };
}
