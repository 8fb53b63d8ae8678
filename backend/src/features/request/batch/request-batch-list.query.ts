import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { RequestBatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import { requestBatchesView } from '@covertrail/contracts/request-batch/request-batch.views';
import { defineList } from '#lists/define-list';

/** The batches of the requester, the last first. */
export const requestBatchRows = defineList(requestBatchesView)<PageDto, RequestBatchRow>({
  where: ({ actor }) => ({ where: { requesterId: { eq: actor.companyId } } }),
  order: { field: 'startedAt', direction: 'desc' },
  async rows(documents, { views }) {
    const projects = await views.byId(
      projectsView,
      documents.map(({ projectId }) => projectId),
    );
    return documents.map(({ requesterId: _requester, ...batch }) => ({
      ...batch,
      projectName: projects.get(batch.projectId)?.name ?? '',
    }));
  },
});
