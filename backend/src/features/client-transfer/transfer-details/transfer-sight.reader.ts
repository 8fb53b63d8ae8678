import type { TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { tenureOf, type RepresentationState } from '@covertrail/domain/representation/representation.state';
import { isOpen } from '../transfer-record.views.js';

/**
 * What a side may see of the client: everything as it is now, or as it was just before it moved; only that items exist, with
 * policy numbers masked but for the last five characters [C15] and without the names of other companies; or nothing.
 */
export type Sight =
  | { readonly kind: 'whole' | 'masked' | 'nothing' }
  | { readonly kind: 'then'; readonly position: Position; readonly at: Instant };

/**
 * After the transfer both sides see what moved; the agency that gave the client away sees nothing later. An agency to which the
 * client is offered sees what it would get, also where it represents the client beside the one that offers it. An agency that asked
 * sees nothing until the agency that gives approves, because its letter is not proved.
 */
export function sightOf(transfer: TransferDocument, viewerId: Uuid, representation: RepresentationState): Sight {
  const moved = representation.tenures.find(({ ended }) => ended?.transfer?.transferId === transfer.id)?.ended;
  if (moved) return { kind: 'then', position: moved.position, at: moved.at };
  const held = tenureOf(representation, transfer.fromAgencyId) !== undefined;
  if (held && viewerId === transfer.fromAgencyId) return { kind: 'whole' };
  return { kind: isOpen(transfer) && held && !hidesHolder(transfer, viewerId) ? 'masked' : 'nothing' };
}

/** True for an agency that asked for the client, until the agency of record approves: before that it may not learn which one that is. */
export const hidesHolder = ({ startedBy, toAgencyId, stage }: TransferDocument, viewerId: Uuid): boolean =>
  startedBy === 'receiver' && viewerId === toAgencyId && stage !== 'approved' && stage !== 'completed';
