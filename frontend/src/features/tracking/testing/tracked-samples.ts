import type {
  TrackedCounts,
  TrackedGroups,
  TrackedSupplierRow,
  TrendPoint,
} from '@covertrail/contracts/tracking/tracking.replies';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const PROJECT_ID = id(901);
export const TEMPLATE_ID = id(902);

/** A compliant supplier with the number `number`, unless other values are given. */
export const supplier = (number: number, other: Partial<TrackedSupplierRow> = {}): TrackedSupplierRow => ({
  id: id(number),
  supplierId: id(100 + number),
  supplierName: `Supplier ${number}`,
  projectId: PROJECT_ID,
  projectName: 'Union Yard',
  templateId: TEMPLATE_ID,
  templateName: 'Trade contractors',
  outcome: 'pass',
  outcomeWithout: 'pass',
  excepted: 0,
  exceptionsLapseOn: null,
  review: 'none',
  checking: false,
  met: 7,
  total: 7,
  gaps: [],
  nextExpiry: '9990-01-01',
  coverEndsOn: '9990-01-01',
  asked: 'responded',
  optOut: null,
  openRequest: null,
  answered: true,
  trackedSince: '2025-01-15',
  active: true,
  ...other,
});

const GROUPS: TrackedGroups = {
  total: 8,
  compliant: 5,
  nonCompliant: 2,
  review: 1,
  unknown: 0,
  notAnswered: 0,
  expiring30: 1,
  expiring60: 2,
  expiring90: 3,
  expired: 0,
  awaitingResponse: 1,
  excepted: 0,
  exceptionsLapsing: 0,
  reviewsWaiting: 0,
  inactive: 0,
};

/** One supplier works on two projects; one request is an invitation by e-mail. */
export const COUNTS: TrackedCounts = { ...GROUPS, suppliers: { ...GROUPS, total: 7, compliant: 4 }, openRequests: 2 };

/** Twelve months up to November 2026; the last two are 50 and 62.5 percent compliant. */
export const TREND: readonly TrendPoint[] = [
  ...Array.from({ length: 10 }, (_, index) => {
    const month = index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`;
    return { month, compliant: 3, nonCompliant: 4, total: 8 };
  }),
  { month: '2026-10', compliant: 4, nonCompliant: 3, total: 8 },
  { month: '2026-11', compliant: 5, nonCompliant: 2, total: 8 },
];
