import type { Request } from 'express';
import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import type { ActingRole, Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/membership/membership.contract';

/** The content of a verified token, before any right is checked. */
export interface TokenHolder {
  readonly userId: Uuid;
  /** Null for an operator, who acts for no company. */
  readonly companyId: Uuid | null;
  readonly sessionId: Uuid;
}

/** Someone who runs the product: no company, no tenant's data, only the operator's page. */
export interface Operator extends TokenHolder {
  readonly companyId: null;
  readonly role: 'operator';
}

/** The person behind a request, with rights read from the write side for this request. */
export interface Actor extends TokenHolder {
  readonly companyId: Uuid;
  readonly companyRoles: readonly CompanyRole[];
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
  readonly primaryContact: boolean;
  readonly timeZone: string;
  /** The role in which this request acts. */
  readonly role: Exclude<ActingRole, 'system' | 'operator'>;
  /** The insured for whom an agent acts, when the route is about one. */
  readonly onBehalfOf?: Uuid;
}

/**
 * Express requests behind the token guard; after the other guards with whoever sends them and the id of their command; and those on
 * routes that are for people of companies.
 */
export type HeldRequest = Request & { user: TokenHolder };
export type KnownRequest = Request & { user: Actor | Operator; commandId: Uuid };
export type ActingRequest = KnownRequest & { user: Actor };

const ROLE_OF: Readonly<Record<CompanyRole, Actor['role']>> = {
  requester: 'requester',
  insured: 'insured',
  agency: 'agent',
};

export const actingRolesOf = (roles: readonly CompanyRole[]): Actor['role'][] => roles.map((role) => ROLE_OF[role]);
