import type { Uuid } from '../kernel/event.js';
import type { ClientTransferRequested, TransferParties } from './client-transfer.contract.js';

/** `denied`, `canceled` and `completed` are final: only dismissing the notice follows them. */
type TransferStage = 'requested' | 'approved' | 'denied' | 'canceled' | 'completed';

/** Null before the transfer was asked for. */
export type ClientTransferState = OpenedTransfer | null;

export interface OpenedTransfer {
  readonly request: ClientTransferRequested['data'];
  readonly stage: TransferStage;
  readonly acknowledged: boolean;
  /** Why it was denied. */
  readonly reason: string | null;
  /** Agencies that have dismissed the notice. */
  readonly closedBy: readonly Uuid[];
}

export const hasEnded = ({ stage }: OpenedTransfer): boolean => stage !== 'requested' && stage !== 'approved';

/** The agency that started it: it may cancel. */
export const askerOf = ({ request }: OpenedTransfer): Uuid =>
  request.startedBy === 'holder' ? request.fromAgencyId : request.toAgencyId;

/** The agency that was asked: it acknowledges, approves or denies. */
export const answererOf = ({ request }: OpenedTransfer): Uuid =>
  request.startedBy === 'holder' ? request.toAgencyId : request.fromAgencyId;

/** Whether one agency of the client asks another one for its part. */
export const isAmongAgencies = ({ request }: OpenedTransfer): boolean => request.beside === true;

export const isParty = ({ request }: OpenedTransfer, agencyId: Uuid): boolean =>
  agencyId === request.fromAgencyId || agencyId === request.toAgencyId;

export function partiesOf({ request }: OpenedTransfer): TransferParties {
  const { transferId, insuredId, fromAgencyId, fromAgentId, toAgencyId, toAgentId } = request;
  return { transferId, insuredId, fromAgencyId, fromAgentId, toAgencyId, toAgentId };
}
