import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { plannedMaintenanceDecider } from '@covertrail/domain/planned-maintenance/planned-maintenance.decider';
import { MAINTENANCE_PLAN, runningAt } from '@covertrail/domain/planned-maintenance/planned-maintenance.rules';
import { isOperator } from '@covertrail/domain/rights/principal';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { KnownRequest } from '../auth/actor.js';
import { answeredBy } from '../http/answers.decorator.js';
import { Problem } from '../http/problem.js';
import { CLOCK } from '../tokens/tokens.js';

/**
 * While the product is maintained nobody but an operator changes anything; reading goes on [A13]. It runs after the access guard, which
 * knows who asks.
 */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = answeredBy(context.getHandler());
    if (context.getType() === 'ws' || !call || call.method === 'GET' || call.duringMaintenance) return true;
    const { user } = context.switchToHttp().getRequest<Partial<KnownRequest>>();
    if (user && isOperator(user)) return true;
    const { state } = await this.deciders.readable.load(plannedMaintenanceDecider, MAINTENANCE_PLAN);
    const at = this.clock.now();
    const running = runningAt(state, at);
    if (!running) return true;
    const retryAfter = Math.ceil((Date.parse(running.until) - Date.parse(at)) / 1000);
    throw new Problem('PLANNED_MAINTENANCE.RUNNING', { params: { text: running.text }, retryAfter, planned: true });
  }
}
