import type { MemberDocument } from '@covertrail/contracts/membership/membership.views';
import { may } from '@covertrail/domain/rights/principal';

/** Whether a member of a requester may complete reviews. */
export const isReviewer = ({ access, primaryContact }: Pick<MemberDocument, 'access' | 'primaryContact'>): boolean =>
  may({ role: 'requester', access, permissions: [], primaryContact }, 'reviewSuppliers');
