import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { systemClock } from '@covertrail/platform/clock/clock';
import { endBecauseOf } from '@covertrail/platform/stores/refusal';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { configFrom } from './composition/config.js';
import { openProduct, type Product } from './composition/product.js';
import { Turns } from './composition/turns.js';
import { DEMO_ACCOUNTS } from './demo/demo-cast.js';
import { showProgress } from './demo/seed-progress.js';
import { seedDemo, wantsSeed } from './demo/seed.js';
import { LiveGateway } from './live/live.gateway.js';

const STRIKE_MS = 60_000;
const SWITCHED_MS = 1_000;
const OUTBOX_MS = 2_000;
/** Files go up before the command that cites them (DESIGN section 3). */
const UNCLAIMED_KEPT_MS = 24 * 60 * 60_000;
const built = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));
const config = configFrom(process.env, existsSync(built) ? built : null);
const log = pino({ base: null });
const product = await waitForStores(openWithDemo, log).catch(endBecauseOf);
const turns = new Turns(product.ground.reads, 'day-clock', STRIKE_MS);
const gateway = product.app.get(LiveGateway);
/** What only one backend of several need do. */
const inTurn = async (): Promise<void> => {
  await product.dayClock.strike();
  await product.claimReleaser.sweep();
  await product.ground.vault.sweepSessions(systemClock.now());
  await product.ground.vault.sweepRecords(systemClock.now());
  await product.ground.files.sweepUnclaimed(new Date(Date.now() - UNCLAIMED_KEPT_MS).toISOString());
};
const strike = () => Promise.all([gateway.endDeadSessions(), turns.take(inTurn)])
  .catch((err: unknown) => log.error({ err }, 'the day clock failed'));
const timers = [setInterval(() => void strike(), STRIKE_MS), setInterval(() => void gateway.tellSwitched(), SWITCHED_MS)];
const struck = strike();
// Where workers fold, calls are answered before the views that the clock looks through are there.
if (config.projections === 'here') await struck;
await product.app.listen(config.port);
if (product.mailing.sender) product.mailing.sender.start(OUTBOX_MS);
else log.warn({ variable: 'COVERTRAIL_SMTP_URL' }, 'no mail is sent: it waits until this variable says by which server');
log.info({ url: await product.app.getUrl() }, 'Covertrail is open');

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    for (const timer of timers) clearInterval(timer);
    log.info({ signal }, 'closing');
    void product.close().then(() => process.exit(0), endBecauseOf);
  });
}

/**
 * An empty product of a demo configuration is filled first; so is one whose filling was interrupted. One of several
 * processes leaves that to `npm run seed`.
 */
async function openWithDemo(): Promise<Product> {
  const accounts = config.demo ? DEMO_ACCOUNTS : [];
  const opened = await openProduct(config, log, systemClock, accounts);
  if (!config.demo || config.projections === 'elsewhere') return opened;
  const empty = await wantsSeed(opened).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  if (!empty) return opened;
  await opened.close();
  const today = systemClock.now().slice(0, 10);
  await seedDemo(config, log, { suppliers: config.demoSuppliers, today, progress: showProgress });
  return openProduct(config, log, systemClock, accounts);
}
