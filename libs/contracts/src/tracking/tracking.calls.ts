import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type {
  ComplianceChanges,
  GapCount,
  PastSummary,
  PastSupplierRow,
  SupplierSettings,
  SupplierContacts,
  SupplierSearchReply,
  TrackedCounts,
  TrackedSummary,
  TrackedSupplierRow,
  TrendPoint,
} from './tracking.replies.js';
import type {
  CancelTrackingDto,
  ChangeTemplateDto,
  ComplianceChangesDto,
  PastDayDto,
  PastSuppliersDto,
  SupplierSearchDto,
  TrackedListDto,
  TrendDto,
} from './tracking.inputs.js';

export const trackedList = query<{ query: TrackedListDto; reply: PageOf<TrackedSupplierRow> }>()('dashboard/tracked', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
});

export const trackedCounts = query<{ reply: TrackedCounts }>()('dashboard/counts', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
});

export const trackedSummary = query<{ reply: TrackedSummary }>()('dashboard/summary', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
});

/** What the tracked suppliers lack, by cause, the most first. */
export const gapCounts = query<{ reply: readonly GapCount[] }>()('dashboard/gaps', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
  shape: 'gaps',
  idAt: 'kind',
});

/** Number of months up to now. Default: twelve. */
export const complianceTrend = query<{ query: TrendDto; reply: readonly TrendPoint[] }>()('dashboard/trend', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
});

/** What changed since the person's last visit, or since a day; a first assessment changes nothing. */
export const complianceChanges = query<{ query: ComplianceChangesDto; reply: ComplianceChanges }>()(
  'dashboard/changes',
  { needs: 'readSuppliers', view: 'compliance-changes' },
);

/** The person is at the dashboard: what changes from now on is new to them at the next visit. No event: `DashboardVisits` says why. */
export const visitDashboard = command<{ reply: { readonly lastVisit: Instant | null } }>()('PUT', 'dashboard/visit', {
  needs: 'readSuppliers',
});

/** Every supplier as the dashboard showed it at the end of a past day [F11]. */
export const pastSuppliers = query<{ query: PastSuppliersDto; reply: PageOf<PastSupplierRow> }>()('dashboard/past', {
  needs: 'readSuppliers',
  view: 'status-spans',
});

/** Its statuses, counted, and the trend up to it. */
export const pastSummary = query<{ query: PastDayDto; reply: PastSummary }>()('dashboard/past/summary', {
  needs: 'readSuppliers',
  view: 'status-spans',
  shape: 'summary',
});

/** Decides a requester's first page: the dashboard, or the page that adds the first supplier. */
export const supplierCheck = query<{ reply: { hasShares: boolean } }>()('requestor/supplierdatacheck/:id', {
  needs: 'readSuppliers',
});

/** Default of the day: today. */
export const changeTrackingTemplate = command<{
  body: ChangeTemplateDto;
  reply: { trackingId: Uuid };
}>()('PUT', 'tracking/:id/template', { needs: 'assignTemplates', settles: ['tracked-suppliers'] });

/** Sets a supplier aside [F03]: it is not assessed, counted or reminded until it is activated. */
export const inactivateSupplier = command<{ reply: { trackingId: Uuid } }>()('PUT', 'tracking/:id/inactivate', {
  needs: 'manageSuppliers',
  settles: ['tracked-suppliers'],
});

/** The supplier is assessed afresh, and counts again. */
export const activateSupplier = command<{ reply: { trackingId: Uuid } }>()('PUT', 'tracking/:id/activate', {
  needs: 'manageSuppliers',
  settles: ['tracked-suppliers'],
});

/** Lists leave the supplier out, and its open requests are canceled with the same reason; its history stays. Asking it for coverage starts it again. */
export const cancelTracking = command<{ body: CancelTrackingDto; reply: { trackingId: Uuid } }>()(
  'POST',
  'dashboard/canceltracking',
  { needs: 'manageSuppliers', settles: ['tracked-suppliers'] },
);

/** How a requester keeps a supplier. */
export const supplierSettings = query<{ reply: SupplierSettings }>()('tracking/:id/settings', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
  shape: 'settings',
});

/** Whom to ask about a tracked supplier. */
export const supplierContacts = query<{ reply: SupplierContacts }>()('tracking/:id/contacts', {
  needs: 'readSuppliers',
  view: 'appointments',
  shape: 'contacts',
});

/** Open requests and tracked suppliers by the beginnings of words of the supplier's name, or by its ID. Blank text finds nothing. */
export const broadSupplierSearch = query<{ query: SupplierSearchDto; reply: SupplierSearchReply }>()(
  'dashboard/broadSupplierSearch/:id',
  { needs: 'readSuppliers', view: 'tracked-suppliers', shape: 'search' },
);
