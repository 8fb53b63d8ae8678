import type { AnnouncedStatus } from '@covertrail/domain/status/announced-status';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { FindingCause } from '@covertrail/domain/compliance/finding-causes';
import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type TrackedGap = {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly outcome: Outcome;
  /** Of a required document: its name, which the rule holds without its case. */
  readonly named: string | null;
  /** What it fails for together with others; null where it fails by itself. */
  readonly cause: FindingCause | null;
};

export type TrackedSupplierDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly supplierFolded: string;
  readonly projectId: Uuid;
  readonly templateId: Uuid;
  readonly trackedSince: CalendarDate;
  /** False where its requester set it aside: then nothing of it is assessed. */
  readonly active: boolean;
  /** The outcome that was announced last; null before the first assessment. */
  readonly outcome: Outcome | null;
  /** The outcome if no exception had been granted; null before the first assessment. */
  readonly outcomeWithout: Outcome | null;
  /** Requirements that are met by exception only. */
  readonly excepted: number;
  /** The first day on which one of the exceptions lapses; null where none does. */
  readonly exceptionsLapseOn: CalendarDate | null;
  /** Its compliance review; `none` where nothing has required one. */
  readonly review: 'none' | 'pending' | 'complete';
  readonly met: number;
  readonly total: number;
  /** Requirements that are not met, worst first. */
  readonly gaps: readonly TrackedGap[];
  /** The kinds of the gaps as words (`gapKindsOf`); empty until it answers: what it lacks then is not known. */
  readonly gapKinds: string;
  readonly nextExpiry: CalendarDate | null;
  /** The first day without required cover, also where it is over: of a policy that has ended or was canceled, else `nextExpiry`. */
  readonly coverEndsOn: CalendarDate | null;
  /** First day on which the daily reassessment must assess again. */
  readonly holdsUntil: CalendarDate | null;
  readonly assessedUpTo: Position;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  /** It said that it is no supplier of the requester, which does not ask it again [D11]; null while it is one. */
  readonly optOut: { readonly at: Instant; readonly reason: string } | null;
  /** At least one policy has been shared for the project. */
  readonly answered: boolean;
  /** How urgent it is for the supplier: `urgencyOf` what its requester needs. */
  readonly urgency: number;
};

/** Which suppliers does this requester track, and what is their status? */
export const trackedSuppliersView = defineView<TrackedSupplierDocument>()({
  name: 'tracked-suppliers',
  indexes: [
    { fields: ['requesterId', 'supplierFolded'] },
    { fields: ['requesterId', 'outcome', 'supplierFolded'] },
    { fields: ['requesterId', 'active', 'outcome', 'supplierFolded'] },
    { fields: ['requesterId', 'active', 'answered', 'outcome', 'supplierFolded'] },
    { fields: ['requesterId', 'coverEndsOn', 'supplierFolded'] },
    { fields: ['requesterId', 'trackedSince', 'supplierFolded'] },
    { fields: ['requesterId', 'active', 'outcome', 'coverEndsOn', 'supplierFolded'] },
    { fields: ['requesterId', 'projectId', 'supplierFolded'] },
    { fields: ['requesterId', 'templateId'] },
    { fields: ['requesterId', 'active', 'asked'] },
    { fields: ['requesterId', 'active', 'review', 'supplierFolded'] },
    { fields: ['requesterId', 'active', 'exceptionsLapseOn', 'supplierFolded'] },
    { fields: ['requesterId', 'active', 'outcome', 'outcomeWithout', 'supplierFolded'] },
    { fields: ['requesterId', 'gapKinds'] },
    { fields: ['requesterId'], words: ['supplierFolded', 'gapKinds'] },
    { fields: ['coverEndsOn'] },
    { fields: ['supplierId', 'active', 'urgency', 'nextExpiry'] },
    { fields: ['supplierId', 'exceptionsLapseOn'] },
    { fields: ['holdsUntil'] },
  ],
});

export type TrackingInputDocument = {
  readonly id: string;
  readonly stream: string;
  readonly trackingId: Uuid;
};

/** The document for a stream and a tracking. */
export const trackingInputId = (stream: string, trackingId: Uuid): string => `${stream}|${trackingId}`;

/** Which trackings depend on this stream? One document for each pair of tracking and stream. */
export const trackingInputsView = defineView<TrackingInputDocument>()({
  name: 'tracking-inputs',
  indexes: [{ fields: ['stream'] }],
});

export type ComplianceChangeDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly trackingId: Uuid;
  readonly on: CalendarDate;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly before: Outcome | null;
  /** Null where the supplier was set aside, or is tracked no longer. */
  readonly after: Outcome | null;
  /** When it was recorded. */
  readonly at: Instant;
  readonly supplierId: Uuid;
  readonly projectId: Uuid;
  /** What the requester read before; null where it reads the same since, or where nothing was read before. */
  readonly from: AnnouncedStatus | null;
  /** Null where it reads nothing any more. */
  readonly to: AnnouncedStatus | null;
  /** The worst that is not met since; null where all is. */
  readonly gap: TrackedGap | null;
  /** How many causes are not met besides. */
  readonly otherGaps: number;
  /** The type of the event that led to it; null where a day began, or the rules were renewed. */
  readonly eventType: string | null;
};

/** When did suppliers of this requester change their status? The trend adds the changes up, month by month; the dashboard lists the newest. */
export const complianceChangesView = defineView<ComplianceChangeDocument>()({
  name: 'compliance-changes',
  indexes: [
    { fields: ['requesterId', 'month', 'before', 'after'] },
    { fields: ['requesterId', 'at', 'from', 'to'] },
    { fields: ['trackingId', 'on'] },
  ],
});

export type StatusSpanDocument = {
  /** The id of the assessment with which it began. */
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly trackingId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierFolded: string;
  readonly projectId: Uuid;
  /** The first day at whose end the requester read this. */
  readonly from: CalendarDate;
  /** The first day at whose end it read something else; `LAST_DAY` while it reads this. */
  readonly until: CalendarDate;
  readonly status: AnnouncedStatus;
  /** The worst that was not met; null where all was, and before anything was shared. */
  readonly gap: TrackedGap | null;
  /** How many causes were not met besides. */
  readonly otherGaps: number;
  /** The tracking while the span lasts; null once it is over. */
  readonly openOf: Uuid | null;
};

/** A company that is or was tracked, with its name of today as it is sorted and searched. */
export type SupplierNameDocument = {
  readonly id: Uuid;
  readonly folded: string;
};

/** What are suppliers called that are or were tracked? Nothing is ever left out of it, as other views read it. */
export const supplierNamesView = defineView<SupplierNameDocument>()({ name: 'supplier-names', indexes: [] });

/** What did a requester read of each supplier at the end of any day? One document for each span between two assessments. */
export const statusSpansView = defineView<StatusSpanDocument>()({
  name: 'status-spans',
  indexes: [
    { fields: ['requesterId', 'until', 'from', 'status'] },
    { fields: ['requesterId', 'supplierFolded', 'until'] },
    { fields: ['requesterId'], words: ['supplierFolded'] },
    { fields: ['openOf'] },
    { fields: ['supplierId'] },
  ],
  unindexed: ['projectId'],
});
