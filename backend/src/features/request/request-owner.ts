import { isInsured, isRequesting } from '@covertrail/domain/rights/sides';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { requestsView } from '@covertrail/contracts/request/request.views';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';

/** The requests of the actor's company: sent, received, or received by its clients and by insureds that gave it the Request ID. */
export function requestsOf(actor: Pick<Actor, 'role' | 'companyId'>): FilterOf<typeof requestsView> {
  const { companyId } = actor;
  const mine = { eq: companyId };
  if (isRequesting(actor)) return { where: { requesterId: mine } };
  if (isInsured(actor)) return { where: { insuredId: mine } };
  return { where: { agencyWords: { word: idWord(companyId) } } };
}
