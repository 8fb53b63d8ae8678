import { projectsView } from '@covertrail/contracts/project/project.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { PastSuppliersDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { PastSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { statusSpansView } from '@covertrail/contracts/tracking/tracking.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { missingText } from '@covertrail/wording/tracking/change-words';
import { defineList } from '#lists/define-list';

const BY_NAME = { field: 'supplierFolded', direction: 'asc' } as const;

/** What a requester read at the end of a day: the spans that had begun and were not over. */
export const readOn = (requesterId: Uuid, day: CalendarDate): FilterOf<typeof statusSpansView> => ({
  where: { requesterId: { eq: requesterId }, from: { lte: day }, until: { gt: day } },
});

/** The suppliers of a requester as they stood at the end of a past day [F11]. */
export const PAST_SUPPLIERS = defineList(statusSpansView)<PastSuppliersDto, PastSupplierRow>({
  where: ({ actor, input: { on, status, projectId } }) => ({
    and: [
      readOn(actor.companyId, on),
      {
        where: {
          ...(status ? { status: { eq: status } } : {}),
          ...(projectId ? { projectId: { eq: projectId } } : {}),
        },
      },
    ],
  }),
  words: 'supplierFolded',
  sorts: { supplierName: 'supplierFolded', status: 'status' },
  order: BY_NAME,
  then: BY_NAME,
  rows: async (spans, { views }) => {
    const [suppliers, projects] = await Promise.all([
      views.byId(companiesView, spans.map(({ supplierId }) => supplierId)), // prettier-ignore
      views.byId(projectsView, spans.map(({ projectId }) => projectId)), // prettier-ignore
    ]);
    return spans.map(({ trackingId, supplierId, projectId, status, ...span }) => ({
      id: trackingId,
      supplierName: suppliers.get(supplierId)?.name ?? '',
      projectName: projects.get(projectId)?.name ?? '',
      status,
      missing: missingText(span),
    }));
  },
});
