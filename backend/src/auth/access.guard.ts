import { isAgency } from '@covertrail/domain/rights/sides';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import { actingRolesOf, may } from '@covertrail/domain/rights/principal';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { answeredBy } from '../http/answers.decorator.js';
import { Problem } from '../http/problem.js';
import { OPEN_REASON, OWNERSHIPS, type Ownership } from './access.js';
import type { KnownRequest, Actor, HeldRequest, Operator, TokenHolder } from './actor.js';
import { Grants } from './grants.service.js';
import { Rights } from './rights.service.js';

/**
 * Checks a request against what its call needs. Whoever may not do that is forbidden; an id that the actor has no right to
 * does not exist for the actor. Messages of sockets check rights where they are handled.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rights: Rights,
    private readonly grants: Grants,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() === 'ws') return true;
    const handler = context.getHandler();
    if (this.reflector.get<string | undefined>(OPEN_REASON, handler)) return true;
    const needs = answeredBy(handler)?.needs;
    if (!needs) throw new Problem('AUTH.FORBIDDEN');
    const request = context.switchToHttp().getRequest<HeldRequest>();
    if (request.user.companyId === null) {
      (request as unknown as KnownRequest).user = await this.operatorOf(request.user, needs);
      return true;
    }
    const actor = await this.actorOf(request, needs);
    let onBehalfOf: string | undefined;
    for (const ownership of this.reflector.get<readonly Ownership[] | undefined>(OWNERSHIPS, handler) ?? [])
      onBehalfOf = (await this.insuredBehind(request, actor, ownership)) ?? onBehalfOf;
    if (onBehalfOf && isForAnother(request, onBehalfOf)) throw new Problem('AUTH.OTHER_INSURED');
    (request as unknown as KnownRequest).user = onBehalfOf ? { ...actor, onBehalfOf } : actor;
    return true;
  }

  /** The session of someone who acts for no company: an operator's, or nobody's any more. */
  private async operatorOf({ userId, sessionId }: TokenHolder, needs: Capability): Promise<Operator> {
    if (!(await this.rights.isOperator(userId))) throw new Problem('AUTH.TOKEN_INVALID');
    if (!may({ role: 'operator' }, needs)) throw new Problem('AUTH.FORBIDDEN');
    return { userId, sessionId, companyId: null, role: 'operator' };
  }

  /** As whom the person wishes to act, if that may do what is needed, else as the first of the company's that may. */
  private async actorOf(request: HeldRequest, needs: Capability): Promise<Actor> {
    const rights = await this.rights.ofSession(request.user);
    if (!rights) throw new Problem('AUTH.TOKEN_INVALID');
    const allowed = actingRolesOf(rights.companyRoles).filter((role) => may({ ...rights, role }, needs));
    const wished = request.header('x-acting-role');
    const role = allowed.find((actingFor) => actingFor === wished) ?? allowed[0];
    if (!role) throw new Problem('AUTH.FORBIDDEN');
    return { ...request.user, ...rights, role };
  }

  /** The insured that the id belongs to, when an agent acts for one. */
  private async insuredBehind(request: HeldRequest, actor: Actor, ownership: Ownership): Promise<string | undefined> {
    const id = valueAt(request, ownership.at);
    if (id === undefined && ownership.optional) return undefined;
    if (!isUuid(id))
      throw new Problem('HTTP.BAD_INPUT', { errors: { [ownership.at.split('.')[1]!]: 'must be a UUID' } });
    const grant = await this.grants.check(actor, ownership.kind, id);
    if (!grant) throw new Problem('HTTP.NOT_FOUND');
    return isAgency(actor) ? grant.insuredId : undefined;
  }
}

/** An agent who acts for one insured by mistake changes nothing of another one; the header gives no right, it only takes some away [A06]. */
function isForAnother(request: HeldRequest, insuredId: string): boolean {
  const actsFor = request.header('x-on-behalf-of');
  return request.method !== 'GET' && actsFor !== undefined && actsFor !== insuredId;
}

function valueAt(request: HeldRequest, at: Ownership['at']): unknown {
  const [place, name] = at.split('.') as ['params' | 'query' | 'body', string];
  return (request[place] as Record<string, unknown> | undefined)?.[name];
}
