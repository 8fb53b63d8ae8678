import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FindingException, Outcome } from '@covertrail/domain/compliance/finding';
import type { ExceptedEvaluation } from '@covertrail/domain/exception/exception.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type ExceptionDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly kind: FindingException['kind'];
  readonly decision: FindingException['decision'];
  readonly scope: FindingException['scope'];
  /** The tracking, project or template. */
  readonly scopeId: Uuid;
  /** The supplier on whose finding it was decided. */
  readonly trackingId: Uuid;
  readonly supplierId: Uuid;
  readonly projectId: Uuid;
  readonly rule: string;
  readonly line: CoverageLine;
  /** The finding as it read when it was decided: its title and its sentence are made of it where it is read. */
  readonly evaluation: ExceptedEvaluation;
  /** The folded words of the requirement, the comment and the finding, of the codes at the time of the decision: only a search reads them. */
  readonly searched: string;
  readonly comment: string;
  /** Files that back the decision, in the order in which they were attached. */
  readonly documents: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  /** The first day on which it no longer holds; null where it is perpetual. */
  readonly lapsesOn: CalendarDate | null;
  readonly withdrawnOn: CalendarDate | null;
  readonly withdrawnBecause: string | null;
  readonly decidedOn: CalendarDate;
  readonly decidedAt: Instant;
  readonly decidedBy: Uuid | null;
  /** The event that recorded the decision. */
  readonly decidedEvent: Uuid;
};

/** Who granted what, until when? */
export const exceptionsView = defineView<ExceptionDocument>()({
  name: 'exceptions',
  indexes: [
    { fields: ['requesterId', 'decidedAt'] },
    { fields: ['requesterId', 'lapsesOn'] },
    { fields: ['requesterId'], words: ['searched'] },
    { fields: ['lapsesOn'] },
    { fields: ['trackingId'] },
  ],
  unindexed: ['withdrawnOn', 'decision', 'kind'],
});

export type ExceptionUseDocument = {
  readonly id: string;
  readonly exceptionId: Uuid;
  readonly trackingId: Uuid;
  /** The supplier's outcome if no exception had been granted. */
  readonly outcomeWithout: Outcome;
};

/** The document for an exception and a supplier whose finding it covers. */
export const exceptionUseId = (exceptionId: Uuid, trackingId: Uuid): string => `${exceptionId}|${trackingId}`;

/** Which suppliers does an exception cover now? One document for each pair. */
export const exceptionUsesView = defineView<ExceptionUseDocument>()({
  name: 'exception-uses',
  indexes: [{ fields: ['exceptionId'] }, { fields: ['trackingId'] }],
});
