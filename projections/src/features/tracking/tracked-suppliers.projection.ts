import {
  trackedSuppliersView,
  type TrackedGap,
  type TrackedSupplierDocument,
} from '@covertrail/contracts/tracking/tracking.views';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { supplierNeed, urgencyOf } from '@covertrail/domain/status/supplier-need';
import { isExcepted, outcomeWithoutExceptions } from '@covertrail/domain/compliance/excepted';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { gapKindsOf } from '@covertrail/domain/compliance/gap-kinds';
import { isAbsenceCause, type AbsenceReason } from '@covertrail/domain/compliance/finding-causes';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { gapsOf } from './tracking-gaps.js';

/**
 * Which suppliers does this requester track, and what is their status? A request concerns the tracking whose id derives from its
 * requester, project and insured: for another project it does not undo an answer.
 */
export const trackedSuppliers = defineProjection(trackedSuppliersView)({
  version: 12,
  on: { TrackingStarted: (row, event) => row ?? begun(event) },
  changes: {
    TrackingTemplateChanged: (row, { data }) => ({ ...row, templateId: data.to }),
    SupplierInactivated: (row) => urgent({ ...row, ...NOT_ASSESSED, active: false }),
    SupplierActivated: (row) => ({ ...row, active: true }),
    TrackingCanceled: () => null,
    CoverageProvided: (row) => urgent(withKinds({ ...row, answered: true })),
    ComplianceAssessed: (row, event) => assessed(row, event),
    CompanyRenamed: (row, { data }) => ({ ...row, ...named(data.to) }),
    CoverageRequested: (row) => urgent({ ...row, asked: 'requested' }),
    RequestResponded: (row) => urgent({ ...row, asked: 'responded' }),
    RequestDeclined: (row) => urgent({ ...row, asked: 'declined' }),
    RequestCanceled: (row) => urgent({ ...row, asked: 'none' }),
    SupplierOptedOut: (row, { data, meta }) =>
      row.requesterId === data.requesterId ? { ...row, optOut: { at: meta.recordedAt, reason: data.reason } } : row,
    OptOutTakenBack: (row, { data }) => (row.requesterId === data.requesterId ? { ...row, optOut: null } : row),
    ReviewRequested: (row) => ({ ...row, review: 'pending' }),
    ReviewCompleted: (row) => ({ ...row, review: 'complete' }),
    ReviewReopened: (row) => ({ ...row, review: 'pending' }),
  },
  keys({ type, data }, own) {
    switch (type) {
      case 'CompanyRenamed':
        return own.idsWhere('supplierId', data.companyId);
      case 'SupplierOptedOut':
      case 'OptOutTakenBack':
        return data.insuredId ? own.idsWhere('supplierId', data.insuredId) : [];
      case 'CoverageRequested':
      case 'RequestResponded':
      case 'RequestDeclined':
      case 'RequestCanceled':
        return data.insuredId ? [trackingIdOf(data.requesterId, data.projectId, data.insuredId)] : [];
      default:
        return [data.trackingId];
    }
  },
  audience: (before, after) => {
    if (!after) return before ? [before.requesterId, before.supplierId] : [];
    return before && sameForSupplier(before, after) ? [after.requesterId] : [after.requesterId, after.supplierId];
  },
});

/** Keeps the place in the supplier's list. */
const urgent = (row: TrackedSupplierDocument): TrackedSupplierDocument => ({
  ...row,
  urgency: urgencyOf(supplierNeed(row)),
});

const withKinds = (row: TrackedSupplierDocument): TrackedSupplierDocument => ({
  ...row,
  gapKinds: row.answered ? gapKindsOf(row.gaps).join(' ') : '',
});

/** A requester's compliance review concerns its own people alone: the supplier is not told of it. */
const sameForSupplier = (before: TrackedSupplierDocument, after: TrackedSupplierDocument): boolean =>
  before.review !== after.review;

/** A tracking usually starts with a request: the supplier counts as asked until it answers. */
function begun({ data }: RecordedEvent<'TrackingStarted'>): TrackedSupplierDocument {
  const { trackingId, requesterId, insuredId, insuredName, projectId, templateId, effectiveFrom } = data;
  return {
    id: trackingId,
    requesterId,
    supplierId: insuredId,
    ...named(insuredName),
    projectId,
    templateId,
    trackedSince: effectiveFrom,
    active: true,
    ...NOT_ASSESSED,
    review: 'none',
    asked: 'requested',
    optOut: null,
    answered: false,
    urgency: urgencyOf('answer'),
  };
}

/** Before the first assessment, and while a supplier is set aside: the first one after that is recorded in any case. */
const NOT_ASSESSED = {
  outcome: null,
  outcomeWithout: null,
  excepted: 0,
  exceptionsLapseOn: null,
  met: 0,
  total: 0,
  gaps: [],
  gapKinds: '',
  nextExpiry: null,
  coverEndsOn: null,
  holdsUntil: null,
  assessedUpTo: '',
} as const;

function assessed(
  row: TrackedSupplierDocument,
  { data }: RecordedEvent<'ComplianceAssessed'>,
): TrackedSupplierDocument {
  const { after, findings, nextExpiry, holdsUntil, inputsUpTo } = data;
  const gaps = gapsOf(findings);
  const assessedRow = {
    ...row,
    ...exceptionsIn(findings),
    outcome: after,
    met: findings.length - gaps.length,
    total: findings.length,
    gaps,
    nextExpiry,
    coverEndsOn: firstEnd(gaps, nextExpiry),
    holdsUntil,
    assessedUpTo: inputsUpTo,
  };
  return urgent(withKinds(assessedRow));
}

/** Of an absence the day on which it began: cover that is over ended before any that is in force will. */
const OVER: Readonly<Record<AbsenceReason, boolean>> = {
  'POLICY.REJECTED': false,
  'POLICY.NOT_BEGUN': false,
  'POLICY.ENDED': true,
  'POLICY.ENDED_TODAY': true,
  'POLICY.CANCELED': true,
  'LINE.ABSENT': false,
  'LINE.NOTHING_SHARED': false,
  'LINE.STOP_GAP_BESIDE': false,
};

function firstEnd(gaps: readonly TrackedGap[], nextExpiry: CalendarDate | null): CalendarDate | null {
  const over = gaps.flatMap(({ cause }) =>
    cause !== null && isAbsenceCause(cause) && OVER[cause.reason] ? (cause.on ?? []) : [],
  );
  return [...over, ...(nextExpiry === null ? [] : [nextExpiry])].sort()[0] ?? null;
}

function exceptionsIn(findings: readonly Finding[]) {
  const excepted = findings.filter(isExcepted);
  const days = excepted.flatMap(({ exception }) => exception?.lapsesOn ?? []);
  return {
    outcomeWithout: outcomeWithoutExceptions(findings),
    excepted: excepted.length,
    exceptionsLapseOn: days.sort()[0] ?? null,
  };
}

const named = (name: string) => ({ supplierName: name, supplierFolded: foldedText(name) });
