import type { CompanyRole } from './company-roles.js';
import { reaches } from './access-levels.js';
import type { Uuid } from '../kernel/event.js';
import type { AccessLevel, Permission } from './access-levels.js';
import { ruleOf, type ActingAs, type Capability } from './capabilities.js';

/**
 * A person's place in one company, and what the company granted. A person may have one in each of several companies; whatever
 * someone does rests on one of them.
 */
export interface Membership {
  readonly membershipId: Uuid;
  readonly userId: Uuid;
  readonly companyId: Uuid;
  /** What the company does: one that asks may be asked as well. */
  readonly companyRoles: readonly CompanyRole[];
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
  readonly primaryContact: boolean;
}

/** As whom a person of a company acts. */
export type ActingFor = Exclude<ActingAs, 'operator'>;

/** Someone who acts: the membership, and as whom. */
export interface Principal extends Membership {
  readonly role: ActingFor;
  /** The insured for whom an agent acts, when what is done is about one. */
  readonly onBehalfOf?: Uuid;
}

/** What decides whether someone may do something. An operator has no membership. */
export type Acting =
  Pick<Principal, 'role' | 'access' | 'permissions' | 'primaryContact'> | { readonly role: 'operator' };

const ACTS_AS: Readonly<Record<CompanyRole, ActingFor>> = {
  requester: 'requester',
  insured: 'insured',
  agency: 'agent',
};

/** As whom the people of a company may act, in the order in which it is offered. */
export const actingRolesOf = (roles: readonly CompanyRole[]): ActingFor[] => roles.map((role) => ACTS_AS[role]);

/** Whether someone in this role acts for a company; an operator does not. */
export const actsForCompany = (role: ActingAs): role is ActingFor => role !== 'operator';

/** Someone who runs the product, among others who hold a session. */
export const isOperator = <Who extends { readonly role: ActingAs }>(
  who: Who,
): who is Extract<Who, { readonly role: 'operator' }> => !actsForCompany(who.role);

/** Whether someone may do this at all. Whether they may do it to a certain thing is decided by its grants. */
export function may(acting: Acting, capability: Capability): boolean {
  const rule = ruleOf(capability);
  const needed = rule[acting.role];
  if (needed === undefined) return false;
  if (isOperator(acting)) return true;
  if (rule.primaryContact && !acting.primaryContact) return false;
  if (rule.permission !== undefined && !acting.permissions.includes(rule.permission)) return false;
  return reaches(acting.access, needed);
}
