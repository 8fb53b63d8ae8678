import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ComplianceChangeRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { ComplianceChangeDocument } from '@covertrail/contracts/tracking/tracking.views';
import { FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { changeReason } from '@covertrail/wording/tracking/change-words';
import type { Views } from '#views/views.service';

/** The documents as rows, with the names that suppliers and projects have now. Those that changed nothing for readers are left out. */
export async function changeRowsOf(
  documents: readonly ComplianceChangeDocument[],
  views: Views,
): Promise<readonly ComplianceChangeRow[]> {
  const [suppliers, projects] = await Promise.all([
    views.byId(
      companiesView,
      documents.map(({ supplierId }) => supplierId),
    ),
    views.byId(
      projectsView,
      documents.map(({ projectId }) => projectId),
    ),
  ]);
  return documents.flatMap((document) => {
    const { id, trackingId, supplierId, projectId, from, to, on, at, eventType } = document;
    const feature = eventType === null ? null : (FEATURE_OF[eventType] ?? null);
    if (from === null || to === null) return [];
    const supplierName = suppliers.get(supplierId)?.name ?? '';
    const projectName = projects.get(projectId)?.name ?? '';
    const reason = changeReason({ ...document, to, feature });
    return [{ id, trackingId, supplierName, projectName, from, to, reason, on, at }];
  });
}
