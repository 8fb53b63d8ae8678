import type { TransferLetter, TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { TransferDetails, TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** A step as the `transfer-details` view keeps it. */
export type StepRecord = Pick<TransferStep, 'eventId' | 'at' | 'stage' | 'side'> & {
  readonly position: Position;
  readonly actorId: string;
};

/** The `transfer-details` document as queries read it. */
export type TransferRecord = TransferParties
  & Pick<TransferDetails, 'id' | 'startedBy' | 'note' | 'stage' | 'reason' | 'requestedAt' | 'revision'>
  & {
    readonly letter: TransferLetter | null;
    readonly askedAgencyId: Uuid;
    readonly closedByFrom: boolean;
    readonly closedByTo: boolean;
    readonly steps: readonly StepRecord[];
    readonly changedAt: string;
  };

export type Side = TransferDetails['mySide'];

export const sideOf = ({ fromAgencyId }: TransferRecord, agencyId: Uuid): Side => (agencyId === fromAgencyId ? 'from' : 'to');

export const closedBy = (transfer: TransferRecord, side: Side): boolean => (side === 'from' ? transfer.closedByFrom : transfer.closedByTo);

const OPEN: readonly TransferRecord['stage'][] = ['requested', 'acknowledged', 'approved'];

export const isOpen = ({ stage }: TransferRecord): boolean => OPEN.includes(stage);
