import type { TransferLetter, TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';
import type { TransferStage, TransferStep } from './client-transfer.replies.js';

/** An agency and the people who work there. */
export type AgencyDocument = {
  readonly id: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly city: string;
  readonly state: string;
  readonly agentIds: readonly Uuid[];
};

/** To which agencies, and to whom there, can a client be given? */
export const agenciesView = defineView<AgencyDocument>()({ name: 'agencies', indexes: [{ fields: ['nameFolded'] }, { fields: [], words: ['nameFolded'] }] });

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
  /** Which side has closed the notice. */
  readonly closedByFrom: boolean;
  readonly closedByTo: boolean;
  readonly steps: readonly StoredStep[];
  readonly requestedAt: Instant;
  readonly changedAt: Instant;
  readonly revision: number;
};

/** How far has this transfer come, and which step was whose? */
export const transferDetailsView = defineView<TransferDocument>()({
  name: 'transfer-details',
  indexes: [{ fields: ['fromAgencyId', 'changedAt'] }, { fields: ['toAgencyId', 'changedAt'] }, { fields: ['askedAgencyId', 'stage'] }],
  // Each list takes both sides, which one index cannot sort; an agency has some hundred transfers.
  unindexed: ['requestedAt', 'closedByFrom', 'closedByTo'],
});
