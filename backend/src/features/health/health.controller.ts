import { Controller, Inject } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { healthLive, healthReady } from '@covertrail/contracts/health/health.calls';
import type { Ready } from '@covertrail/contracts/health/health.replies';
import type { ParkedSummary } from '@covertrail/platform/engine/parked/parked-report';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { HEALTH } from '#tokens/tokens';
import { Problem } from '#http/problem';

/** The state of a process, without any data of the product. */
export interface Health {
  /** The reason why it cannot answer calls; null when it can. */
  trouble(): Promise<string | null>;
  /** What is broken though it can: one sentence each. */
  degradedBy(): Promise<readonly string[]>;
  /** The parked events of views and reactions: how many, and at which positions. */
  parked(): Promise<ParkedSummary>;
}

const WHY = 'asked by whoever watches the process; says nothing of what is in the product';

/** For load balancers and container health checks. */
@Controller()
export class HealthController {
  constructor(
    @Inject(HEALTH) private readonly health: Health,
    private readonly checks: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** The process is running. */
  @Open(WHY)
  @Answers(healthLive)
  live(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Calls are answered; otherwise 503 `HEALTH.NOT_READY` with the reason. What is broken besides (`degraded`) and parked events are
   * reported and do not prevent readiness: every other process would be unready as well.
   */
  @Open(WHY)
  @Answers(healthReady)
  async ready(): Promise<Ready> {
    let trouble: string | null = null;
    const product = async (): Promise<HealthIndicatorResult> => {
      trouble = await this.health.trouble();
      const indicator = this.indicators.check('product');
      return trouble === null ? indicator.up() : indicator.down(trouble);
    };
    await this.checks.check([product]).catch((error: unknown) => {
      if (trouble === null) throw error;
      throw new Problem('HEALTH.NOT_READY', { params: { trouble } });
    });
    const degradedBy = await this.health.degradedBy();
    return { status: degradedBy.length === 0 ? 'ok' : 'degraded', degradedBy, parked: await this.health.parked() };
  }
}
