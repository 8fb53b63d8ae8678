import { createSecretKey } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { systemClock, type Clock } from '@covertrail/platform/clock/clock';
import { reportTo } from '@covertrail/platform/engine/parked/parked-notice';
import { within } from '@covertrail/platform/timing/within';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import type { ProcessBeat } from '@covertrail/platform/running/process-beat';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { DrainingConnections } from '../server/draining-connections.js';
import { createHttpApp } from '../server/http-app.js';
import { servePage } from '../server/page-files.js';
import type { Views } from '../views/views.service.js';
import type { Config } from './config.js';
import { NO_DEMO, type DemoParts } from './demo-parts.js';
import { openEngines, viewsOf, type Engines } from './engines.js';
import { openInfrastructure, type Infrastructure } from './infrastructure.js';
import { openMailing, type Mailing } from './mail.js';
import { ledgerCheckpoints } from './ledger.js';
import type { Jobs } from './jobs.js';
import { jobsOf } from './jobs-of.js';
import { operatedProduct } from './operated-product.js';
import { processBeat } from './process-beat.js';
import { collectProduct } from './product-metrics.js';
import { reactionsOf } from './reactions.js';
import { readinessOf } from './readiness.js';

/** Milliseconds in which calls and mails in progress may end when the product closes. */
const ENDED_WITHIN_MS = 4_000;

/** One process of the product: infrastructure, engines and setup, started in this order and stopped in the reverse order. */
export interface Product {
  readonly infrastructure: Infrastructure;
  readonly engines: Engines;
  readonly views: Views;
  /** `Chores` runs them at the start and every minute; code that moves the clock begins each day with them. */
  readonly jobs: Jobs;
  /** The caller starts its sender, as it starts to listen. */
  readonly mailing: Mailing;
  readonly app: NestExpressApplication;
  close(): Promise<void>;
}

/** Opens everything except the port: the caller runs `app.listen`. When a part cannot be opened, the parts before it are closed again. */
export async function openProduct(
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
  demo: DemoParts = NO_DEMO,
  telemetry?: Telemetry,
): Promise<Product> {
  const infrastructure = await openInfrastructure(config, clock, telemetry ?? new Telemetry(new Metrics(), log));
  const engines = openEngines(infrastructure, config.projections, reportTo(log));
  const views = viewsOf(infrastructure, engines.projections.progress);
  const mailing = await openMailing(infrastructure, config, views, log).catch(async (error: unknown) => {
    await infrastructure.close();
    throw error;
  });
  const ledger = ledgerCheckpoints(infrastructure, mailing, config);
  collectProduct(infrastructure, config.folder);
  const beat = processBeat(infrastructure, engines);
  const close = async () => {
    // A mail server that does not answer delays nothing: what was not sent is sent at the next start.
    await Promise.all([within(mailing.close(), ENDED_WITHIN_MS), engines.stop()]);
    await within(beat.stop(), ENDED_WITHIN_MS);
    await ledger.close();
    await infrastructure.close();
  };
  const opened: Opened = { infrastructure, engines, views, mailing, config, log, demo };
  const app = await openApi(opened, beat).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const connections = new DrainingConnections(app.getHttpServer());
  return {
    infrastructure,
    engines,
    views,
    jobs: jobsOf(app, infrastructure, ledger),
    mailing,
    app,
    // First the API and the reactions stop to begin new work; what they have begun ends before the stores close.
    close: async () => {
      await Promise.all([connections.drain(() => app.close(), ENDED_WITHIN_MS), engines.reactions.stop()]);
      await close();
    },
  };
}

type Opened = Pick<Product, 'infrastructure' | 'engines' | 'views' | 'mailing'> & {
  readonly config: Config;
  readonly log: Logger;
  readonly demo: DemoParts;
};

/** The API over what is open. Its reactions are added before the engines start. */
async function openApi(opened: Opened, beat: ProcessBeat): Promise<NestExpressApplication> {
  const { infrastructure, engines, views, mailing, config, log, demo } = opened;
  const app = await createHttpApp({
    infrastructure,
    views,
    config,
    mailing,
    jwtKey: createSecretKey(await infrastructure.vault.secret('jwt')),
    demo,
    log,
    assessor: engines.assessor,
    health: readinessOf(infrastructure, engines),
    operated: operatedProduct(infrastructure, engines, config),
  });
  engines.reactions.add(reactionsOf(app, infrastructure, mailing), (position, work) => views.notBefore(position, work));
  await engines.start();
  await beat.start();
  if (config.page) servePage(app, config.page);
  await app.init();
  return app;
}
