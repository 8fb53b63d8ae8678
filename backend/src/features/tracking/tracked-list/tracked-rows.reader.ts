import { projectsView } from '@covertrail/contracts/project/project.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { TrackedGap, TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { gapTitle } from '@covertrail/wording/tracking/gap-words';
import type { Views } from '#views/views.service';
import type { Checking } from '../checking/checking.service.js';

/** The documents as rows of the table: with the names of project and template, and whether the supplier is being checked. */
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
  return documents.map((document) => ({
    ...shownOf(document),
    projectName: projects.get(document.projectId)?.name ?? '',
    templateName: templates.get(document.templateId)?.name ?? '',
    checking: checked.has(document.id),
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
  asked,
  answered,
  trackedSince,
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
    gaps: gaps.map(gapText),
    nextExpiry,
    asked,
    answered,
    trackedSince,
  };
}

const gapText = (gap: TrackedGap) => ({ rule: gap.rule, outcome: gap.outcome, title: gapTitle(gap) });
