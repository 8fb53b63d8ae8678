import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isAgency, type OnSide } from '@covertrail/domain/rights/sides';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Views } from './views.service.js';

type Policies = FilterOf<typeof policiesView>;

/**
 * Of the policies of an insured, those that a reader of it may use: all for the insured, and for an agency those that it manages and those of
 * no agency [C15] (ADR 70).
 */
export const readableBy = (actor: OnSide & { readonly companyId: Uuid }): Policies =>
  isAgency(actor)
    ? { or: [{ where: { agencyId: { eq: actor.companyId } } }, { where: { agencyId: { eq: null } } }] }
    : { and: [] };

/**
 * Of the policies of all clients of an agency, those that it may use: the ones that it manages, and those of its clients that no agency
 * manages (ADR 70). Where there is none of the latter, the index of the agency alone answers, in its order.
 */
export async function usableBy(agencyId: Uuid, views: Pick<Views, 'count'>): Promise<Policies> {
  const own: Policies = { where: { agencyId: { eq: agencyId } } };
  const unmanaged: Policies = { where: { agencyId: { eq: null }, openToWords: { word: idWord(agencyId) } } };
  return (await views.count(policiesView, unmanaged, 1)) === 0 ? own : { or: [own, unmanaged] };
}

/** Of the policies of an insured, those that another agency manages: the reader knows only that they are there. */
export const ofOtherAgencies = (agencyId: Uuid): Policies => ({
  or: [{ where: { agencyId: { gt: agencyId } } }, { where: { agencyId: { lt: agencyId } } }],
});
