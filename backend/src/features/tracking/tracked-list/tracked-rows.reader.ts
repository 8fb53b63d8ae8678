import { projectsView } from '@covertrail/contracts/project/project.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import type { ShownGap, TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { TrackedGap, TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { groupByCause } from '@covertrail/domain/compliance/finding-causes';
import { gapsTitle, gapTitle } from '@covertrail/wording/tracking/gap-words';
import type { Views } from '#views/views.service';
import { newestOpenRequests } from './open-requests.reader.js';
import type { Checking } from '../checking/checking.service.js';

/** The documents as rows of the table: with the names of project and template, the open request, and whether the supplier is being checked. */
export async function trackedRowsOf(
  documents: readonly TrackedSupplierDocument[],
  views: Views,
  checking: Checking,
): Promise<TrackedSupplierRow[]> {
  const checked = await checking.among(documents);
  const projects = await views.byId(
    projectsView,
    documents.map(({ projectId }) => projectId),
  );
  const templates = await views.byId(
    templatesView,
    documents.map(({ templateId }) => templateId),
  );
  const requests = await newestOpenRequests(
    documents.map(({ id }) => id),
    views,
  );
  return documents.map((document) => ({
    ...shownOf(document),
    projectName: projects.get(document.projectId)?.name ?? '',
    templateName: templates.get(document.templateId)?.name ?? '',
    checking: document.active && checked.has(document.id),
    openRequest: requests.get(document.id) ?? null,
  }));
}

/** What the page shows of a document as it is. */
function shownOf({
  id,
  supplierId,
  supplierName,
  projectId,
  templateId,
  outcome,
  outcomeWithout,
  excepted,
  exceptionsLapseOn,
  review,
  met,
  total,
  gaps,
  nextExpiry,
  coverEndsOn,
  asked,
  optOut,
  answered,
  trackedSince,
  active,
}: TrackedSupplierDocument) {
  return {
    id,
    supplierId,
    supplierName,
    projectId,
    templateId,
    outcome,
    outcomeWithout,
    excepted,
    exceptionsLapseOn,
    review,
    met,
    total,
    gaps: shownGaps(gaps),
    nextExpiry,
    coverEndsOn,
    asked,
    optOut,
    answered,
    trackedSince,
    active,
  };
}

const shownGaps = (gaps: readonly TrackedGap[]): readonly ShownGap[] =>
  groupByCause(gaps, ({ cause }) => cause).map(({ cause, outcome, findings }) => ({
    rule: findings[0].rule,
    outcome,
    title: gapsTitle(cause, findings),
    requirements: findings.map(gapTitle),
  }));
