import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

interface OfReading {
  readonly shareId: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
  /** The person of the requester who read. */
  readonly userId: Uuid;
  /** The day in the time zone of that person. */
  readonly on: CalendarDate;
}

/** A document as it was downloaded. `version` counts from 1. */
export interface DownloadedDocument {
  readonly policyId: Uuid;
  readonly documentId: Uuid;
  readonly version: number;
}

/** Somebody of the requester read the policies of a share: recorded once for each share and day [D08]. */
export type ShareOpened = DomainEvent<'ShareOpened', OfReading>;

/** Somebody of the requester downloaded documents of a share: each version once for each person and day [D08]. */
export type SharedDocumentsDownloaded = DomainEvent<
  'SharedDocumentsDownloaded',
  OfReading & { readonly documents: readonly DownloadedDocument[] }
>;

export type ShareReadingEvent = ShareOpened | SharedDocumentsDownloaded;

export type ShareReadingCommand =
  | ({ readonly type: 'RecordOpening' } & ShareOpened['data'])
  | ({ readonly type: 'RecordDownloads' } & SharedDocumentsDownloaded['data']);
