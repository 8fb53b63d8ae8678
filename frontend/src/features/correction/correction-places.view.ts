import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { PlaceAbove } from '#shared/navigation/crumbs.hook';
import type { ByReader } from '#shared/session/by-reader';

/** The page of one correction. */
export const correctionAddress = ({ trackingId, id }: Pick<CorrectionRow, 'trackingId' | 'id'>): string =>
  `/app/suppliers/${trackingId}/corrections/${id}`;

type Places = (of: Pick<CorrectionRow, 'supplierId' | 'supplierName'>) => PlaceAbove;

/** The list from which each reader opens a correction. */
export const LIST_OF: ByReader<Places> = {
  requester: () => ({ page: 'corrections' }),
  insured: () => ({ page: 'my-corrections' }),
  agent: ({ supplierId, supplierName }) => ({
    page: 'agent-clients/:insuredId/corrections',
    params: { insuredId: supplierId },
    names: { insuredId: supplierName },
  }),
};
