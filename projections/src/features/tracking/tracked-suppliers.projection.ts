import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { isExcepted, outcomeWithoutExceptions } from '@covertrail/domain/compliance/excepted';
import type { Finding, Outcome } from '@covertrail/domain/compliance/finding';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

const RANK: Readonly<Record<Outcome, number>> = { fail: 0, unknown: 1, review: 2, pass: 3 };

/**
 * Which suppliers does this requester track, and what is their status? A request concerns the tracking whose id derives from its
 * requester, project and insured: for another project it does not undo an answer.
 */
export const trackedSuppliers = defineProjection(trackedSuppliersView)({
  version: 6,
  on: { TrackingStarted: (row, event) => row ?? begun(event) },
  changes: {
    TrackingTemplateChanged: (row, { data }) => ({ ...row, templateId: data.to }),
    CoverageProvided: (row) => ({ ...row, answered: true }),
    ComplianceAssessed: (row, event) => assessed(row, event),
    CompanyRenamed: (row, { data }) => ({ ...row, ...named(data.to) }),
    CoverageRequested: (row) => ({ ...row, asked: 'requested' }),
    RequestResponded: (row) => ({ ...row, asked: 'responded' }),
    RequestDeclined: (row) => ({ ...row, asked: 'declined' }),
    RequestCanceled: (row) => ({ ...row, asked: 'none' }),
    ReviewRequested: (row) => ({ ...row, review: 'pending' }),
    ReviewCompleted: (row) => ({ ...row, review: 'complete' }),
    ReviewReopened: (row) => ({ ...row, review: 'pending' }),
  },
  keys({ type, data }, own) {
    switch (type) {
      case 'CompanyRenamed':
        return own.idsWhere('supplierId', data.companyId);
      case 'CoverageRequested':
      case 'RequestResponded':
      case 'RequestDeclined':
      case 'RequestCanceled':
        return data.insuredId ? [trackingIdOf(data.requesterId, data.projectId, data.insuredId)] : [];
      default:
        return [data.trackingId];
    }
  },
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

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
    outcome: null,
    outcomeWithout: null,
    excepted: 0,
    exceptionsLapseOn: null,
    review: 'none',
    met: 0,
    total: 0,
    gaps: [],
    nextExpiry: null,
    holdsUntil: null,
    assessedUpTo: '',
    asked: 'requested',
    answered: false,
  };
}

function assessed(
  row: TrackedSupplierDocument,
  { data }: RecordedEvent<'ComplianceAssessed'>,
): TrackedSupplierDocument {
  const { after, findings, nextExpiry, holdsUntil, inputsUpTo } = data;
  const gaps = findings
    .filter(({ outcome }) => outcome !== 'pass')
    .sort((a, b) => RANK[a.outcome] - RANK[b.outcome])
    .map(({ rule, line, outcome, params }) => ({ rule, line, outcome, named: params.named ?? null }));
  return {
    ...row,
    ...exceptionsIn(findings),
    outcome: after,
    met: findings.length - gaps.length,
    total: findings.length,
    gaps,
    nextExpiry,
    holdsUntil,
    assessedUpTo: inputsUpTo,
  };
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
