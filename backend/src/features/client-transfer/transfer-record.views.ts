import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';

export type Side = TransferDetails['mySide'];

export const sideOf = ({ fromAgencyId }: TransferDocument, agencyId: Uuid): Side =>
  agencyId === fromAgencyId ? 'from' : 'to';

export const closedBy = (transfer: TransferDocument, side: Side): boolean =>
  side === 'from' ? transfer.closedByFrom : transfer.closedByTo;

const OPEN: readonly TransferDocument['stage'][] = ['requested', 'acknowledged', 'approved'];

export const isOpen = ({ stage }: TransferDocument): boolean => OPEN.includes(stage);
