import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { AskedBeside, UnavailableCoverage } from '@covertrail/domain/request/request.contract';
import { defineView } from '../define-view.js';

/** When and why a company said that it is no supplier of a requester; `takenBackAt` is null while that stands. */
export type RequestOptOut = {
  readonly id: Uuid;
  readonly at: Instant;
  readonly reason: string;
  readonly takenBackAt: Instant | null;
};

/** One document for each request, which the requester, the supplier, and each agency of the supplier see. */
export type RequestDocument = {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid | null;
  /** The agencies that represent the supplier. */
  readonly agencyIds: readonly Uuid[];
  readonly insuredName: string | null;
  readonly insuredFolded: string;
  readonly inviteeId: Uuid | null;
  readonly projectId: Uuid;
  readonly templateId: Uuid;
  readonly message: string;
  /** What it asks for beside its requirements. */
  readonly asked: AskedBeside;
  /** How fast an answer is needed: 0 for standard, more for what comes first. */
  readonly urgency: number;
  /** Who gets copies: people of the `people` view, for the requester alone. */
  readonly copyIds: readonly Uuid[];
  readonly dueOn: CalendarDate;
  readonly requestedAt: Instant;
  readonly state: 'open' | 'responded' | 'declined' | 'canceled';
  readonly answeredAt: Instant | null;
  readonly reason: string | null;
  /** The last day on which its requester reminded whoever can answer. */
  readonly remindedOn: CalendarDate | null;
  /** The last day on which it was sent again, and on which those who answer were told what is missing. */
  readonly resentOn: CalendarDate | null;
  readonly differenceOn: CalendarDate | null;
  /** When the person who was invited by e-mail opened it first. */
  readonly openedAt: Instant | null;
  /** When a certificate was given last, by the link of its mail: nobody has checked it. */
  readonly certificateAt: Instant | null;
  /** When the invited person named last the agent who is to answer. */
  readonly passedOnAt: Instant | null;
  /** The tracking of the supplier, as soon as its company is known. */
  readonly trackingId: Uuid | null;
  /** The policies of the answer, each as one word (`idWord`): requests are found by a policy. Empty while there is none. */
  readonly policyWords: string;
  /** Of the last answer: requested lines for which there is no policy, with the reason [D11]. */
  readonly unavailable: readonly UnavailableCoverage[];
  /** The company that was asked is no supplier of the requester: said of this request, or declining it [D11]. */
  readonly optOut: RequestOptOut | null;
  /** Of `optOut`. */
  readonly optOutId: Uuid | null;
  /** Agencies that may answer it while the insured has not decided on their appointment (ADR 53). */
  readonly askingAgencyIds: readonly Uuid[];
  /** All agencies that see it, each as one word (`idWord`). */
  readonly agencyWords: string;
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
    { fields: ['requesterId', 'urgency', 'requestedAt'] },
    { fields: ['insuredId', 'state', 'dueOn'] },
    { fields: ['insuredId', 'state', 'urgency', 'dueOn'] },
    { fields: ['insuredId', 'state', 'answeredAt'] },
    { fields: ['insuredId'], words: ['searched'] },
    { fields: ['insuredId'], words: ['policyWords'] },
    { fields: ['state'], words: ['agencyWords'] },
    { fields: ['trackingId', 'state', 'requestedAt'] },
    { fields: ['optOutId'] },
  ],
  unindexed: ['projectId', 'inviteeId'],
});
