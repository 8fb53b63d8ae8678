import type { TransferLetter, TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';
import type { TransferStage, TransferStep } from './client-transfer.replies.js';

/** An agency and its people. */
export type AgencyDocument = {
  readonly id: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly city: string;
  readonly state: string;
  readonly agentIds: readonly Uuid[];
};

/** To which agencies, and to which of their agents, can a client be transferred? */
export const agenciesView = defineView<AgencyDocument>()({
  name: 'agencies',
  indexes: [{ fields: ['nameFolded'] }, { fields: [], words: ['nameFolded'] }],
});

/** A step as it is stored: it has the id of the person, and the name is added when it is read. */
export type StoredStep = Pick<TransferStep, 'eventId' | 'at' | 'stage' | 'side'> & {
  readonly position: Position;
  readonly actorId: string;
};

/** One document for each transfer, which both agencies see. `askedAgencyId` is the one that answers. */
export type TransferDocument = Pick<TransferParties, keyof TransferParties> & {
  readonly id: Uuid;
  readonly startedBy: 'holder' | 'receiver';
  /** One agency of the client asks another one. */
  readonly beside: boolean;
  readonly askedAgencyId: Uuid;
  readonly note: string;
  readonly letter: TransferLetter | null;
  readonly stage: TransferStage;
  readonly reason: string | null;
  /** Which side has dismissed the notice. */
  readonly closedByFrom: boolean;
  readonly closedByTo: boolean;
  readonly steps: readonly StoredStep[];
  readonly requestedAt: Instant;
  readonly changedAt: Instant;
  readonly revision: number;
};

/** How far is this transfer, and who took each step? */
export const transferDetailsView = defineView<TransferDocument>()({
  name: 'transfer-details',
  indexes: [
    { fields: ['fromAgencyId', 'changedAt'] },
    { fields: ['toAgencyId', 'changedAt'] },
    { fields: ['askedAgencyId', 'stage'] },
    { fields: ['insuredId', 'stage'] },
  ],
  // Each list needs both sides, which one index cannot sort; an agency has only some hundred transfers.
  unindexed: ['requestedAt', 'closedByFrom', 'closedByTo'],
});
