import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { isOpen, type TransferRecord } from '../transfer-record.views.js';

/**
 * What a side may see of the client: all of it as it is now or as it was at a position, or with policy numbers masked but
 * for the last five characters (spec 1 section 6), or nothing.
 */
export type Sight =
  | { readonly kind: 'whole' | 'masked' | 'nothing' }
  | { readonly kind: 'then'; readonly position: Position; readonly at: string };

/** After the move both sides see what moved, and the one that gave it nothing that came later. */
export function sightOf(transfer: TransferRecord, viewerId: Uuid, currentAgencyId: Uuid | null): Sight {
  const completed = transfer.steps.find(({ stage }) => stage === 'completed');
  if (completed) return { kind: 'then', position: completed.position, at: completed.at };
  if (viewerId === currentAgencyId) return { kind: 'whole' };
  const between = currentAgencyId === transfer.fromAgencyId || currentAgencyId === transfer.toAgencyId;
  return { kind: isOpen(transfer) && between ? 'masked' : 'nothing' };
}
