import { SetMetadata } from '@nestjs/common';
import type { AccessLevel, Permission } from '@covertrail/domain/membership/membership.contract';
import type { Actor, Operator } from './actor.js';
import type { OwnedKind } from './owned-kinds.js';

/** The actor must have a right to the id at `at`. An optional id that is absent is accepted. */
export interface Ownership {
  readonly kind: OwnedKind;
  readonly at: `params.${string}` | `query.${string}` | `body.${string}`;
  readonly optional?: true;
}

/** Who may call a route: each route has one rule, which is checked for each request against the streams. */
export interface AccessRule {
  readonly roles: readonly (Actor | Operator)['role'][];
  /** At least this level in the company: readOnly < reviewer < manager. An operator has no company, and so no level. */
  readonly level: AccessLevel;
  readonly permission?: Permission;
  readonly owns?: readonly Ownership[];
}

export const ACCESS_RULE = 'covertrail:access';
export const OPEN_REASON = 'covertrail:open';

/** People of companies. */
export const EVERYONE: AccessRule['roles'] = ['requester', 'insured', 'agent'];

/** Whoever is logged in. */
export const ANYBODY: AccessRule['roles'] = [...EVERYONE, 'operator'];

/** A route of the operator's page: nobody of a company may call it. */
export const OPERATORS_ONLY: AccessRule = { roles: ['operator'], level: 'readOnly' };

export const Access = (rule: AccessRule): MethodDecorator => SetMetadata(ACCESS_RULE, rule);

/** A route that needs no log-in, with the reason why that is safe. */
export const Open = (reason: string): MethodDecorator => SetMetadata(OPEN_REASON, reason);
