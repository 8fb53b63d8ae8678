import { isAgency } from '@covertrail/domain/rights/sides';
import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';

/** An agent answers with policies of its own agency [D04]; an insured with all of its own. */
export const answeredWithBy = (actor: Pick<Actor, 'role' | 'companyId'>): FilterOf<typeof policiesView> =>
  isAgency(actor) ? { where: { agencyId: { eq: actor.companyId } } } : { and: [] };
