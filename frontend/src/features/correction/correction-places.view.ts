import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { Role } from '#shared/session/role';

interface Crumb {
  readonly text: string;
  readonly to: string;
}

/** The page of one correction. */
export const correctionAddress = ({ trackingId, id }: Pick<CorrectionRow, 'trackingId' | 'id'>): string =>
  `/app/suppliers/${trackingId}/corrections/${id}`;

/** The list from which a person in this role opens a correction. */
export function listOf(
  role: Role,
  { supplierId, supplierName }: Pick<CorrectionRow, 'supplierId' | 'supplierName'>,
): readonly Crumb[] {
  if (role === 'requester') return [{ text: 'Corrections', to: '/app/corrections' }];
  if (role === 'insured') return [{ text: 'Corrections', to: '/app/my-corrections' }];
  const client = `/app/agent-clients/${supplierId}`;
  return [
    { text: 'Clients', to: '/app/agent-clients' },
    { text: supplierName, to: client },
    { text: 'Corrections', to: `${client}/corrections` },
  ];
}
