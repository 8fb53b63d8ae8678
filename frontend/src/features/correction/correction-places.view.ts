import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { ByReader } from '#shared/session/by-reader';

interface Crumb {
  readonly text: string;
  readonly to: string;
}

/** The page of one correction. */
export const correctionAddress = ({ trackingId, id }: Pick<CorrectionRow, 'trackingId' | 'id'>): string =>
  `/app/suppliers/${trackingId}/corrections/${id}`;

type Places = (of: Pick<CorrectionRow, 'supplierId' | 'supplierName'>) => readonly Crumb[];

/** The list from which each reader opens a correction. */
export const LIST_OF: ByReader<Places> = {
  requester: () => [{ text: 'Corrections', to: '/app/corrections' }],
  insured: () => [{ text: 'Corrections', to: '/app/my-corrections' }],
  agent: ({ supplierId, supplierName }) => {
    const client = `/app/agent-clients/${supplierId}`;
    return [
      { text: 'Clients', to: '/app/agent-clients' },
      { text: supplierName, to: client },
      { text: 'Corrections', to: `${client}/corrections` },
    ];
  },
};
