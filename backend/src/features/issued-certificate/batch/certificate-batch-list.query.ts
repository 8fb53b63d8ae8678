import type { CertificateBatchListDto } from '@covertrail/contracts/certificate-batch/certificate-batch.inputs';
import type { CertificateBatchProgress } from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import { certificateBatchesView } from '@covertrail/contracts/certificate-batch/certificate-batch.views';
import { defineList } from '#lists/define-list';

/** What an agency issued to many holders of a client, the last first. */
export const certificateBatchList = defineList(certificateBatchesView)<
  CertificateBatchListDto,
  CertificateBatchProgress
>({
  where: ({ actor, input: { insuredCompanyId } }) => ({
    where: { agencyId: { eq: actor.companyId }, insuredId: { eq: insuredCompanyId } },
  }),
  order: { field: 'startedAt', direction: 'desc' },
  rows: async (documents) => documents,
});
