import { Controller, Get, HttpCode, Inject } from '@nestjs/common';
import { Open } from '../../auth/access.js';
import { HEALTH } from '../../composition/tokens.js';
import { Problem } from '../../http/problem.js';

/** How a process is, told without any detail of what is in the product. */
export interface Health {
  /** What keeps it from answering calls; null for nothing. */
  trouble(): Promise<string | null>;
}

const WHY = 'asked by whoever watches the process; says nothing of what is in the product';

/** For load balancers and container health checks. */
@Controller('health')
export class HealthController {
  constructor(@Inject(HEALTH) private readonly health: Health) {}

  /** The process runs. */
  @Open(WHY)
  @Get('live')
  @HttpCode(200)
  live(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  /** Calls are answered; 503 `HEALTH.NOT_READY` with what is waited for otherwise. */
  @Open(WHY)
  @Get('ready')
  async ready(): Promise<{ readonly status: 'ok' }> {
    const trouble = await this.health.trouble();
    if (trouble !== null) throw new Problem('HEALTH.NOT_READY', { params: { trouble } });
    return { status: 'ok' };
  }
}
