import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import { nameOfKind } from '@covertrail/domain/kernel/upload-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';

export type Side = TransferDetails['mySide'];

export const sideOf = ({ fromAgencyId }: TransferDocument, agencyId: Uuid): Side =>
  agencyId === fromAgencyId ? 'from' : 'to';

/** What is said of a letter; the file itself has its own call. */
export const letterOf = ({ letter }: TransferDocument): TransferDetails['letter'] =>
  letter && {
    fileName: nameOfKind(letter.fileName, letter.file?.contentType ?? ''),
    signedOn: letter.signedOn,
    bytes: letter.file?.bytes ?? null,
  };

export const closedBy = (transfer: TransferDocument, side: Side): boolean =>
  side === 'from' ? transfer.closedByFrom : transfer.closedByTo;

const OPEN: readonly TransferDocument['stage'][] = ['requested', 'acknowledged', 'approved'];

export const isOpen = ({ stage }: TransferDocument): boolean => OPEN.includes(stage);
