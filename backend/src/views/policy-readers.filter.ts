import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isAgency, type OnSide } from '@covertrail/domain/rights/sides';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';

type Policies = FilterOf<typeof policiesView>;

/**
 * Of the policies of an insured, those that a reader of it may use: all for the insured, and for an agency those that it manages and those of
 * no agency [C15] (ADR 70).
 */
export const readableBy = (actor: OnSide & { readonly companyId: Uuid }): Policies =>
  isAgency(actor)
    ? { or: [{ where: { agencyId: { eq: actor.companyId } } }, { where: { agencyId: { eq: null } } }] }
    : { and: [] };

/** Of the policies of an insured, those that another agency manages: the reader knows only that they are there. */
export const ofOtherAgencies = (agencyId: Uuid): Policies => ({
  or: [{ where: { agencyId: { gt: agencyId } } }, { where: { agencyId: { lt: agencyId } } }],
});
