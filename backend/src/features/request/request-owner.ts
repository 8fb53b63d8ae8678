import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { requestsView } from '@covertrail/contracts/request/request.views';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';

/** The requests of the actor's company: sent, received, or received by its clients and by insureds that gave it the Request ID. */
export function requestsOf({ role, companyId }: Pick<Actor, 'role' | 'companyId'>): FilterOf<typeof requestsView> {
  const mine = { eq: companyId };
  if (role === 'requester') return { where: { requesterId: mine } };
  if (role === 'insured') return { where: { insuredId: mine } };
  return { or: [{ where: { agencyId: mine } }, { where: { askingWords: { word: idWord(companyId) } } }] };
}
