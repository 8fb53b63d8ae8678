import { ACCESS_LEVELS, PERMISSIONS, type Permission } from '@covertrail/domain/rights/access-levels';
import {
  ACTING_AS,
  CAPABILITIES,
  ruleOf,
  type ActingAs,
  type Capability,
} from '@covertrail/domain/rights/capabilities';
import { actsForCompany, type Acting, type ActingFor } from '@covertrail/domain/rights/principal';
import { join, type Caller } from '@covertrail/backend/testing/people';
import type { TestProduct } from '@covertrail/backend/testing/test-product';

/** A person, and what decides what they may do. */
export interface Someone {
  readonly acting: Acting;
  readonly caller: Caller;
}

const NAMES = Object.keys(CAPABILITIES) as Capability[];

/** All permissions, and all but each that someone in this role needs for anything. */
function permissionsOf(role: ActingFor): (readonly Permission[])[] {
  const needed = PERMISSIONS.filter((permission) =>
    NAMES.map(ruleOf).some((rule) => rule[role] !== undefined && rule.permission === permission),
  );
  return [PERMISSIONS, ...needed.map((missing) => PERMISSIONS.filter((permission) => permission !== missing))];
}

/** Everybody who can be told apart by what they may do. An operator has no level. */
const EVERYBODY: readonly Acting[] = ACTING_AS.flatMap((role): Acting[] =>
  actsForCompany(role)
    ? ACCESS_LEVELS.flatMap((access) =>
        permissionsOf(role).map((permissions) => ({ role, access, permissions, primaryContact: false })),
      )
    : [{ role }],
);

/** These people were the first of their companies. */
const primaryContacts = (callers: Readonly<Record<ActingAs, Caller>>): Someone[] =>
  ACTING_AS.filter(actsForCompany).map((role) => ({
    acting: { role, access: 'manager', permissions: PERMISSIONS, primaryContact: true },
    caller: callers[role],
  }));

/** The primary contacts, and colleagues of these people: one for each level and permissions that make a difference. */
export async function peopleOfAllLevels(
  product: TestProduct,
  callers: Readonly<Record<ActingAs, Caller>>,
): Promise<Someone[]> {
  const people: Someone[] = [];
  for (const acting of EVERYBODY) {
    const { role } = acting;
    const caller =
      'access' in acting
        ? await join(product, callers[role].companyId, 'Colleague', acting.access, acting.permissions)
        : callers[role];
    people.push({ acting, caller });
  }
  return [...people, ...primaryContacts(callers)];
}
