import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { complianceReviewsView } from '@covertrail/contracts/compliance-review/compliance-review.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { ComplianceReviewsDto } from '@covertrail/contracts/compliance-review/compliance-review.inputs';
import { gapTitle } from '@covertrail/wording/tracking/gap-words';
import { type Asking, defineList } from '#lists/define-list';
import { suppliersSearched } from '#lists/supplier-word';
import type { NamesService } from '#naming/names.service';

type Filter = FilterOf<typeof complianceReviewsView>;

/** Compliance reviews, those that wait longest first. */
export const complianceReviewRows = (names: NamesService) =>
  defineList(complianceReviewsView)<ComplianceReviewsDto, ComplianceReviewRow>({
    where: async (asking) => ({ and: [stateFilter(asking), ...(await wordFilter(asking))] }),
    sorts: { waitingSince: 'waitingSince' },
    order: { field: 'waitingSince', direction: 'asc' },
    async rows(documents, { views }) {
      const [suppliers, projects, people] = await Promise.all([
        views.byId(
          trackedSuppliersView,
          documents.map(({ id }) => id),
        ),
        views.byId(
          projectsView,
          documents.map(({ projectId }) => projectId),
        ),
        names.people(
          documents.flatMap(({ assigneeId, completedBy }) => [assigneeId, completedBy].filter((id) => id !== null)),
        ),
      ]);
      return documents.map(({ id, status, projectId, waitingSince, assigneeId, completedAt, completedBy, note }) => ({
        id,
        status,
        waitingSince,
        assigneeId,
        completedAt,
        note,
        supplierName: suppliers.get(id)?.supplierName ?? '',
        projectName: projects.get(projectId)?.name ?? '',
        openItems: (suppliers.get(id)?.gaps ?? [])
          .filter(({ outcome }) => outcome === 'review')
          .map((gap) => ({ rule: gap.rule, title: gapTitle(gap) })),
        assigneeName: people.get(assigneeId ?? '') ?? '',
        completedBy: people.get(completedBy ?? '') ?? '',
      }));
    },
  });

function stateFilter({
  actor: { companyId, userId },
  input: { state = 'pending' },
}: Asking<ComplianceReviewsDto>): Filter {
  const own = { requesterId: { eq: companyId } } as const;
  switch (state) {
    case 'pending':
    case 'complete':
      return { where: { ...own, status: { eq: state } } };
    case 'mine':
      return { where: { ...own, status: { eq: 'pending' }, assigneeId: { eq: userId } } };
    case 'unassigned':
      return { where: { ...own, status: { eq: 'pending' }, assigneeId: { eq: null } } };
  }
}

/** Searches the suppliers by name. */
async function wordFilter(asking: Asking<ComplianceReviewsDto>): Promise<readonly Filter[]> {
  const searched = await suppliersSearched(asking);
  return searched ? [{ where: { id: { in: searched.trackingIds } } }] : [];
}
