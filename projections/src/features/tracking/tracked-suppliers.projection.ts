import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { CompanyRenamed } from '@covertrail/domain/company/company.contract';
import { LINE_SHORT_NAMES } from '@covertrail/wording/compliance/labels';
import { requirementTitle } from '@covertrail/wording/compliance/sentence';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { CoverageRequested, RequestEvent } from '@covertrail/domain/request/request.contract';
import type { TrackingEvent, TrackingStarted, TrackingTemplateChanged } from '@covertrail/domain/tracking/tracking.contract';
import type { OwnDocuments, Projection } from '@covertrail/platform/engine/projection';

export type TrackedSupplierDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly supplierFolded: string;
  readonly projectId: Uuid;
  readonly templateId: Uuid;
  readonly trackedSince: CalendarDate;
  /** What was announced last; null before the first assessment. */
  readonly outcome: Outcome | null;
  readonly met: number;
  readonly total: number;
  readonly gaps: readonly { readonly rule: string; readonly outcome: Outcome; readonly title: string }[];
  readonly nextExpiry: CalendarDate | null;
  /** First day on which the clock must look again. */
  readonly holdsUntil: CalendarDate | null;
  readonly assessedUpTo: Position;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  /** At least one policy has been shared for the project. */
  readonly answered: boolean;
};

const RANK: Readonly<Record<Outcome, number>> = { fail: 0, unknown: 1, review: 2, pass: 3 };

/** Which suppliers does this requester track, and how do they stand? */
export const trackedSuppliers: Projection<TrackedSupplierDocument> = {
  name: 'tracked-suppliers',
  version: 2,
  handles: [
    'TrackingStarted', 'TrackingTemplateChanged', 'CoverageProvided', 'ComplianceAssessed', 'CompanyRenamed', 'CoverageRequested', 'RequestResponded', 'RequestDeclined',
    'RequestCanceled',
  ],
  ignores: ['CompanyRegistered', 'FindingDecided'],
  indexes: [
    { fields: ['requesterId', 'supplierFolded'] },
    { fields: ['requesterId', 'outcome', 'supplierFolded'] },
    { fields: ['requesterId', 'answered', 'outcome', 'supplierFolded'] },
    { fields: ['requesterId', 'nextExpiry'] },
    { fields: ['requesterId', 'outcome', 'nextExpiry', 'supplierFolded'] },
    { fields: ['requesterId', 'projectId', 'supplierFolded'] },
    { fields: ['requesterId', 'templateId'] },
    { fields: ['requesterId', 'asked'] },
    { fields: ['requesterId'], words: ['supplierFolded'] },
    { fields: ['supplierId'] },
    { fields: ['holdsUntil'] },
  ],
  keys: (event, own) => keysOf(event, own),
  evolve: (row, event) => (event.type === 'TrackingStarted' ? begun(row, event.data as TrackingStarted['data']) : row && changed(row, event)),
  audience: (_before, after) => (after ? [after.requesterId] : []),
};

function keysOf(event: Recorded, own: OwnDocuments): readonly string[] | Promise<readonly string[]> {
  if (event.type === 'CompanyRenamed') return own.idsWhere('supplierId', (event.data as CompanyRenamed['data']).companyId);
  if (event.type.startsWith('Request') || event.type === 'CoverageRequested') {
    const { insuredId } = event.data as RequestEvent['data'];
    return insuredId ? own.idsWhere('supplierId', insuredId) : [];
  }
  return [(event.data as TrackingEvent['data']).trackingId];
}

/** The tracking starts because of a request, as a rule: until it is answered the supplier counts as asked. */
function begun(row: TrackedSupplierDocument | null, data: TrackingStarted['data']): TrackedSupplierDocument {
  const { trackingId, requesterId, insuredId, insuredName, projectId, templateId, effectiveFrom } = data;
  return row ?? {
    id: trackingId, requesterId, supplierId: insuredId, ...named(insuredName), projectId, templateId, trackedSince: effectiveFrom,
    outcome: null, met: 0, total: 0, gaps: [], nextExpiry: null, holdsUntil: null, assessedUpTo: '', asked: 'requested', answered: false,
  };
}

function changed(row: TrackedSupplierDocument, event: Recorded): TrackedSupplierDocument {
  switch (event.type) {
    case 'TrackingTemplateChanged': return { ...row, templateId: (event.data as TrackingTemplateChanged['data']).to };
    case 'CoverageProvided': return { ...row, answered: true };
    case 'ComplianceAssessed': return assessed(row, event.data as ComplianceAssessed['data']);
    case 'CompanyRenamed': return { ...row, ...named((event.data as CompanyRenamed['data']).to) };
    default: return asked(row, event);
  }
}

function assessed(row: TrackedSupplierDocument, data: ComplianceAssessed['data']): TrackedSupplierDocument {
  const { after, findings, nextExpiry, holdsUntil, inputsUpTo } = data;
  const gaps = findings
    .filter(({ outcome }) => outcome !== 'pass')
    .sort((a, b) => RANK[a.outcome] - RANK[b.outcome])
    .map((finding) => ({ rule: finding.rule, outcome: finding.outcome, title: `${LINE_SHORT_NAMES[finding.line]}: ${requirementTitle(finding)}` }));
  return { ...row, outcome: after, met: findings.length - gaps.length, total: findings.length, gaps, nextExpiry, holdsUntil, assessedUpTo: inputsUpTo };
}

const ASKED: Readonly<Record<string, TrackedSupplierDocument['asked']>> = {
  CoverageRequested: 'requested', RequestResponded: 'responded', RequestDeclined: 'declined', RequestCanceled: 'none',
};

/** Requests of the same requester and project only; an answer that was given is not undone by asking again elsewhere. */
function asked(row: TrackedSupplierDocument, event: Recorded): TrackedSupplierDocument {
  const { requesterId, projectId } = event.data as CoverageRequested['data'];
  return row.requesterId === requesterId && row.projectId === projectId ? { ...row, asked: ASKED[event.type] ?? row.asked } : row;
}

const named = (name: string) => ({ supplierName: name, supplierFolded: name.toLocaleLowerCase('en') });
