import type { AnnouncedStatus } from '@covertrail/domain/status/announced-status';
import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { GapKind } from '@covertrail/domain/compliance/gap-kinds';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { TrackingStanding } from '@covertrail/domain/tracking/tracking.state';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PageOf } from '../calls/page.js';

/** What a supplier lacks: requirements that fail for one cause are one gap. */
export interface ShownGap {
  /** The first of its rules: stable while it stays. */
  readonly rule: string;
  readonly outcome: Outcome;
  /** `General liability ended 11/09/2026`; of a requirement that fails by itself its name, `GL: Each occurrence`. */
  readonly title: string;
  /** Its requirements by name. */
  readonly requirements: readonly string[];
}

/** A supplier on a requester's dashboard: one row per requester, project and insured. */
export interface TrackedSupplierRow {
  readonly id: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  readonly templateId: Uuid;
  readonly templateName: string;
  /** Null until the first assessment. */
  readonly outcome: Outcome | null;
  /**
   * Something that the verdict depends on has changed and is not assessed yet: the page shows that it is being checked, never an
   * outdated compliant status.
   */
  readonly checking: boolean;
  /** The outcome if no exception had been granted. */
  readonly outcomeWithout: Outcome | null;
  /** Requirements that are met by exception only. */
  readonly excepted: number;
  readonly exceptionsLapseOn: CalendarDate | null;
  readonly review: 'none' | 'pending' | 'complete';
  readonly met: number;
  readonly total: number;
  /** Worst first. */
  readonly gaps: readonly ShownGap[];
  readonly nextExpiry: CalendarDate | null;
  /** The first day without required cover, also where it is over. */
  readonly coverEndsOn: CalendarDate | null;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  /** It said that it is no supplier of the requester, which does not ask it again [D11]; null while it is one. */
  readonly optOut: { readonly at: Instant; readonly reason: string } | null;
  /** The newest request that is open, with the last day on which its supplier was reminded; null where none is. */
  readonly openRequest: { readonly id: Uuid; readonly remindedOn: CalendarDate | null } | null;
  /** At least one policy has been shared for the project. */
  readonly answered: boolean;
  readonly trackedSince: CalendarDate;
  /** False where the requester set it aside [F03]. */
  readonly active: boolean;
}

/**
 * Rows in each drill-down group [F01]: one row for each supplier and project. `expiring` overlaps `compliant`: it
 * counts compliant rows that end soon. `notAnswered` counts rows for which nothing is shared; `awaitingResponse` counts rows with
 * an open request, of any group.
 */
export interface TrackedGroups {
  readonly total: number;
  readonly compliant: number;
  readonly nonCompliant: number;
  readonly review: number;
  readonly unknown: number;
  readonly notAnswered: number;
  readonly expiring30: number;
  readonly expiring60: number;
  readonly expiring90: number;
  readonly expired: number;
  readonly awaitingResponse: number;
  /** Compliant only because of an exception; they are `compliant` as well. */
  readonly excepted: number;
  /** An exception lapses within 30 days. */
  readonly exceptionsLapsing: number;
  /** The compliance review is Pending. */
  readonly reviewsWaiting: number;
  /** Set aside: counted with no other group, and not in the total. */
  readonly inactive: number;
}

/** How many rows lack something for one cause; a row with several causes is counted with each. */
export interface GapCount {
  readonly kind: GapKind;
  /** `Umbrella liability: limit too low`. */
  readonly title: string;
  /** A person has to review it; else it is missing. */
  readonly toReview: boolean;
  readonly count: number;
}

/** The rows of each group, the number of different suppliers in it, and the number of open requests, invitations by e-mail included. */
export interface TrackedCounts extends TrackedGroups {
  readonly suppliers: TrackedGroups;
  readonly openRequests: number;
}

/** Everything that the tiles and charts of the dashboard show, all at the same moment. */
export interface TrackedSummary {
  readonly counts: TrackedCounts;
  /** The last twelve months, oldest first. */
  readonly trend: readonly TrendPoint[];
}

/** The number of suppliers that were compliant at the end of each month, as announced then. */
export interface TrendPoint {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly compliant: number;
  readonly nonCompliant: number;
  readonly total: number;
}

/** How the status of a supplier changed for a project. */
export interface ComplianceChangeRow {
  readonly id: Uuid;
  readonly trackingId: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly from: AnnouncedStatus;
  readonly to: AnnouncedStatus;
  /** What is not met since, or what led to it: `General liability ended 11/09/2026`. */
  readonly reason: string;
  /** The day that was assessed. */
  readonly on: CalendarDate;
  /** When it was recorded. */
  readonly at: Instant;
}

/** Newest first. */
export interface ComplianceChanges extends PageOf<ComplianceChangeRow> {
  /** The moment from which on they are listed. */
  readonly since: Instant;
  /** The end of the person's last visit; null where this is the first, and the changes of a week are listed. */
  readonly lastVisit: Instant | null;
  /** How many of them led to each status, the most first. */
  readonly became: readonly { readonly status: AnnouncedStatus; readonly count: number }[];
}

/** How a supplier stood for a project at the end of a past day, as the requester read it then. Names are those of today. */
export interface PastSupplierRow {
  /** The tracking. */
  readonly id: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly status: AnnouncedStatus;
  /** What was not met, the worst first: `General liability ended 11/09/2026, and 2 more`; null where nothing was missing. */
  readonly missing: string | null;
}

/** The whole dashboard at the end of a past day. */
export interface PastSummary {
  /** The first day on which a supplier was assessed; null before there was one. */
  readonly firstDay: CalendarDate | null;
  /** Suppliers with each status, one for each project. */
  readonly statuses: readonly { readonly status: AnnouncedStatus; readonly count: number }[];
  /** Twelve months up to that day, oldest first; the last one counts up to the end of its month or of today. */
  readonly trend: readonly TrendPoint[];
}

/** A person to whom a requester may write. */
export interface Contact {
  readonly id: Uuid;
  /** First and last name. */
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The supplier's company, those who manage its account, and the agency that represents it. */
export interface SupplierContacts {
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly address: PostalAddress;
  readonly trade: string | null;
  /** By name. */
  readonly people: readonly Contact[];
  /** Null where no agency represents the supplier. */
  readonly agency: { readonly name: string; readonly address: PostalAddress; readonly agent: Contact | null } | null;
}

/** How a requester keeps a supplier for a project. */
export interface SupplierSettings {
  readonly trackingId: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly templateName: string;
  readonly standing: TrackingStanding;
  /** Since which day it is not assessed, and who decided that, an empty text for a person who is unknown; null while it is active. */
  readonly stopped: { readonly on: CalendarDate; readonly by: string } | null;
  /** Requests that are canceled together with the tracking. */
  readonly openRequests: number;
  /** The reason for which the tracking was canceled; null where it was not. */
  readonly canceledBecause: string | null;
}

/** A company that the header search found, with the person to ask first: of those who manage its account, the first by name. */
interface FoundCompany {
  /** Null for a supplier that was invited by e-mail and has no account yet. */
  readonly supplierId: Uuid | null;
  readonly supplierName: string;
  readonly primaryContact: string | null;
  readonly primaryContactEmail: string | null;
}

/** An open request that the header search found [B03]. */
export interface FoundRequest extends FoundCompany {
  readonly id: Uuid;
  readonly number: string;
  readonly projectName: string;
  readonly lastUpdatedOn: Instant;
}

/** A tracked supplier that the header search found [B03]: one for each project, as on the dashboard. */
export type FoundSupplier = TrackedSupplierRow & FoundCompany;

/** An entry of the supplier address book that the header search found [B03]. `supplierNumber`: the requester's own ID of it. */
export interface FoundContact {
  readonly id: Uuid;
  readonly supplierName: string;
  readonly supplierNumber: string;
  readonly address: string;
  readonly addressBookName: string;
}

/** What the header search found, at most twenty in each table, by name. `more`: there are others, which the list shows. */
export interface SupplierSearchReply {
  readonly requests: { readonly found: readonly FoundRequest[]; readonly more: boolean };
  readonly suppliers: { readonly found: readonly FoundSupplier[]; readonly more: boolean };
  /** Empty for who may not read the supplier address book. */
  readonly contacts: { readonly found: readonly FoundContact[]; readonly more: boolean };
}
