import type { PlanId } from '@covertrail/domain/fields/plans';
import type { Role } from '#shared/session/role';

/** The plan that a company has by what it does in the product [F08]. */
export const ownPlanAs = (role: Role): PlanId => (role === 'requester' ? 'tracking' : 'answering');
