import type { PlanId } from '@covertrail/domain/fields/plans';
import type { Role } from '#shared/session/role';

/** The plan that a company has by what it does in the product [F08]; agents and operators have none. */
export const OWN_PLAN: Readonly<Record<Role, PlanId | null>> = {
  requester: 'tracking',
  insured: 'answering',
  agent: null,
  operator: null,
};
