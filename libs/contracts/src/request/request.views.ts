import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** One document for each request, which three companies see: the requester, the supplier, and the agency that represents the supplier. */
export type RequestDocument = {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid | null;
  readonly agencyId: Uuid | null;
  readonly insuredName: string | null;
  readonly insuredFolded: string;
  readonly inviteeId: Uuid | null;
  readonly projectId: Uuid;
  readonly templateId: Uuid;
  readonly message: string;
  readonly dueOn: CalendarDate;
  readonly requestedAt: Instant;
  readonly state: 'open' | 'responded' | 'declined' | 'canceled';
  readonly answeredAt: Instant | null;
  readonly reason: string | null;
  /** The tracking of the supplier, as soon as its company is known. */
  readonly trackingId: Uuid | null;
  /** The policies of the answer, each as one word (`idWord`): requests are found by a policy. Empty while there is none. */
  readonly policyWords: string;
  /** Agencies that may answer it while the insured has not decided on their appointment (ADR 53). */
  readonly askingAgencyIds: readonly Uuid[];
  /** The same, each as one word (`idWord`). */
  readonly askingWords: string;
  /** Case-folded words for the search. */
  readonly searched: string;
};

/** Who was asked for proof of coverage, and how did it end? */
export const requestsView = defineView<RequestDocument>()({
  name: 'requests',
  indexes: [
    { fields: ['requesterId', 'requestedAt'] },
    { fields: ['requesterId', 'state', 'dueOn'] },
    { fields: ['requesterId', 'dueOn'] },
    { fields: ['requesterId', 'insuredFolded'] },
    { fields: ['requesterId'], words: ['searched'] },
    { fields: ['insuredId', 'requestedAt'] },
    { fields: ['insuredId', 'state', 'dueOn'] },
    { fields: ['insuredId'], words: ['searched'] },
    { fields: ['agencyId', 'requestedAt'] },
    { fields: ['agencyId', 'state', 'dueOn'] },
    { fields: ['agencyId', 'dueOn'] },
    { fields: ['agencyId', 'insuredFolded'] },
    { fields: ['agencyId'], words: ['searched'] },
    { fields: ['insuredId'], words: ['policyWords'] },
    { fields: ['agencyId'], words: ['policyWords'] },
    { fields: [], words: ['askingWords'] },
  ],
  unindexed: ['projectId'],
});
