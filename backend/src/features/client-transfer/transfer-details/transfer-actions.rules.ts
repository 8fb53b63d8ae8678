import type { TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { TransferAction } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { ClientTransferFacts } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { closedBy, isOpen, sideOf } from '../transfer-record.views.js';

/** The actions that a page offers to one side now. The stream decides whether each is accepted. */
export function actionsOf(
  transfer: TransferDocument,
  agencyId: Uuid,
  { held, moved }: ClientTransferFacts,
): readonly TransferAction[] {
  const { stage, askedAgencyId } = transfer;
  if (!isOpen(transfer)) return closedBy(transfer, sideOf(transfer, agencyId)) ? [] : ['close'];
  const iWasAsked = askedAgencyId === agencyId;
  if (stage === 'approved') {
    return !held && !moved && !iWasAsked ? ['cancel'] : [];
  }
  if (!iWasAsked) return ['cancel'];
  return stage === 'requested' ? ['acknowledge', 'approve', 'deny'] : ['approve', 'deny'];
}
