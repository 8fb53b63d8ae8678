import type { ShareBatchListDto } from '@covertrail/contracts/share-batch/share-batch.inputs';
import type { ShareBatchProgress } from '@covertrail/contracts/share-batch/share-batch.replies';
import { shareBatchesView } from '@covertrail/contracts/share-batch/share-batch.views';
import { defineList } from '#lists/define-list';

/** What an insured shared with many, the last first. */
export const shareBatchList = defineList(shareBatchesView)<ShareBatchListDto, ShareBatchProgress>({
  where: ({ input: { insuredCompanyId } }) => ({ where: { insuredId: { eq: insuredCompanyId } } }),
  order: { field: 'startedAt', direction: 'desc' },
  rows: async (documents) => documents.map(({ agencyId: _agency, ...batch }) => batch),
});
