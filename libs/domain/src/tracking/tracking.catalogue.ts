import type { Catalogue } from '../kernel/event-description.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { TrackingEvent } from './tracking.contract.js';
import { COVERAGE_PROVIDED_UPCASTERS, FINDING_DECIDED_UPCASTERS } from './tracking.upcasters.js';

interface OfTracking {
  readonly data: { readonly requesterId: Uuid; readonly insuredId: Uuid };
}

interface Dated {
  readonly data: { readonly effectiveFrom: CalendarDate };
}

const common = {
  feature: 'tracking',
  version: 1,
  affectsVerdict: true,
  upcasters: {},
  audience: ({ data: { requesterId, insuredId } }: OfTracking) => ({ companies: [requesterId, insuredId], insuredId }),
} as const;

const effectiveFrom = ({ data }: Dated): CalendarDate => data.effectiveFrom;

/** How a requester keeps its list of suppliers is its own affair. */
const own = { ...common, audience: ({ data }: OfTracking) => ({ companies: [data.requesterId] }) } as const;

/** Events that neither the supplier nor its agencies see [F03]. */
export const STANDING_CHANGES: Pick<
  Catalogue<TrackingEvent>,
  'SupplierInactivated' | 'SupplierActivated' | 'TrackingCanceled'
> = {
  SupplierInactivated: { ...own, affectsVerdict: false, effectiveFrom },
  SupplierActivated: { ...own, effectiveFrom },
  TrackingCanceled: { ...own, affectsVerdict: false, effectiveFrom },
};

/** The requester, the supplier and its agency read what is tracked. */
export const trackingCatalogue: Catalogue<TrackingEvent> = {
  TrackingStarted: { ...common, effectiveFrom },
  CoverageProvided: {
    ...common,
    version: 2,
    upcasters: COVERAGE_PROVIDED_UPCASTERS,
  },
  FindingDecided: { ...common, version: 2, upcasters: FINDING_DECIDED_UPCASTERS, effectiveFrom },
  TrackingTemplateChanged: { ...common, effectiveFrom },
  ...STANDING_CHANGES,
};
