import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';

/** An agent answers with policies of its own agency [D04]; an insured with all of its own. */
export const answeredWithBy = ({
  role,
  companyId,
}: Pick<Actor, 'role' | 'companyId'>): FilterOf<typeof policiesView> =>
  role === 'agent' ? { where: { agencyId: { eq: companyId } } } : { and: [] };
