import { limitDetails } from '@covertrail/contracts/policy/policy-cards.calls';
import type { ViewedLimits } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

/** Ten a page [C02]. */
export const LIMITS_A_PAGE = 10;

/** The parts of the policy that are viewed. Each location has a source of its own. */
export const LIMIT_TERMS: Readonly<Record<ViewedLimits, readonly (keyof PolicyTerms)[]>> = {
  property: ['limits', 'limitDetails'],
  blanket: ['blankets'],
  location: [],
};

/** Whose limits are viewed; a project leaves only its own issues. */
export interface LimitsOf {
  readonly policyId: Uuid;
  readonly projectId?: Uuid;
  /** Of the requester who views them: it opens locations by its own call. */
  readonly trackingId?: Uuid;
}

/** A page of the limits of a policy. Locations have a view of their own, which says when they change. */
export function useViewedLimits({ policyId, projectId }: LimitsOf, limitType: ViewedLimits, page = 1) {
  const query = viewQuery(limitDetails, {
    body: { policyId, limitType, page, pageSize: LIMITS_A_PAGE, ...(projectId === undefined ? {} : { projectId }) },
  });
  return useViewQuery(limitType === 'location' ? { ...query, view: 'locations' } : query);
}
