import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { systemClock } from '@covertrail/platform/clock/clock';
import { endOnSignal } from '@covertrail/platform/running/end-on-signal';
import { asPortTaken, refuseTakenPort } from '@covertrail/platform/process/port';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { openMetricsPort } from '@covertrail/platform/telemetry/metrics-server';
import { openTraces } from '@covertrail/platform/telemetry/traces';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import { logLevelFrom } from '@covertrail/platform/telemetry/log-level';
import { isReadByPerson, terminalLine } from '@covertrail/platform/telemetry/terminal-lines';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { configFrom } from './composition/config.js';
import type { Product } from './composition/product.js';
import type { GrowthServer } from '@covertrail/demo/growth/growth-server';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

const OUTBOX_MS = 2_000;
const built = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));
const forPerson = isReadByPerson(process.env);
const log = pino(
  { base: null, level: orEnd(() => logLevelFrom(process.env)) },
  forPerson ? { write: (line) => void say(terminalLine(line)) } : pino.destination(1),
);
let stop = (): Promise<void> => Promise.resolve();
/** Open from the beginning of a first start until the product listens itself. */
let growthServer: GrowthServer | null = null;
const ending = endOnSignal(log, () => stop());

const config = orEnd(() => configFrom(process.env, existsSync(built) ? built : null));
const { host } = config.listening;
let { port } = config.listening;
await refuseTakenPort(port, host, 'PORT').catch(endBecauseOf);
if (config.metrics.port !== null)
  await refuseTakenPort(config.metrics.port, host, 'COVERTRAIL_METRICS_PORT').catch(endBecauseOf);
// The product is read only now: what is wrong with a setting is said at once.
const { Chores } = await import('./composition/chores.js');
const { openConfigured } = await import('@covertrail/demo/configured-product');
const { openGrowthServer } = await import('@covertrail/demo/growth/growth-server');
const { everyFortieth, progressBar } = await import('@covertrail/demo/growth/seed-progress');
const { seedDemo, wantsSeed } = await import('@covertrail/demo/seed');
const { refusePublicDemo } = await import('@covertrail/demo/public-demo');
const traces = await openTraces(process.env, 'backend');
const telemetry = new Telemetry(new Metrics().ofProcess('backend'), log, traces.spans);
const product = await waitForStores(openWithDemo, log).catch(endBecauseOf);
const chores = new Chores(product, log);
stop = async () => {
  await chores.stop();
  await product.close();
  await traces.close();
};
const done = chores.start();
// Where workers fold, calls are answered before the views are built that the daily reassessment needs.
if (config.projections === 'here') await done;
if (!ending.begun) await open(product);

/** Two programs may have found the same port free. */
async function open({ app, mailing }: Product): Promise<void> {
  await openMetricsPort(telemetry.metrics, config.metrics, host, log).catch(endClosed);
  await growthServer?.close();
  await app.listen(port, host).catch((error: unknown) => endClosed(asPortTaken(error, port, host, 'PORT')));
  if (mailing.sender) mailing.sender.start(OUTBOX_MS);
  else
    log.warn(
      { variable: 'COVERTRAIL_SMTP_URL' },
      'no mail is sent: it waits, for two days, until this variable says by which server',
    );
  const url = await app.getUrl();
  if (forPerson) say(`Covertrail is open at ${url}\n`);
  else log.info({ url }, 'Covertrail is open');
}

function say(text: string | null): void {
  if (text !== null) process.stdout.write(text);
}

/** Closed first, because its threads may be in the middle of a call to SQLite. */
async function endClosed(error: unknown): Promise<never> {
  await stop();
  return endBecauseOf(error);
}

/**
 * An empty product of a demo configuration is filled first, behind a page that shows how far it is; so is one whose filling was interrupted.
 * When several processes run, `npm run seed` does that instead.
 */
async function openWithDemo(): Promise<Product> {
  await refusePublicDemo(config);
  const openThis = () => openConfigured(config, log, telemetry);
  if (!config.demo || config.projections === 'elsewhere' || !(await wantsSeed(config))) return openThis();
  growthServer ??= await openGrowthServer(host, port).catch((error: unknown) => {
    throw asPortTaken(error, port, host, 'PORT');
  });
  port = growthServer.port;
  await growDemo(growthServer);
  return openThis();
}

/** Its thousands of commands are logged only where a level is asked for. */
async function growDemo(growth: GrowthServer): Promise<void> {
  const url = `http://${host}:${port}`;
  if (forPerson) say(`Open ${url}: it shows how the demo world grows, and then the log-in page\n`);
  else log.info({ url }, 'the demo world is being made');
  const shown = forPerson
    ? progressBar()
    : everyFortieth(({ done, all, day }) => log.info({ done, all, day }, 'the demo world grows'));
  const quiet = process.env['COVERTRAIL_LOG_LEVEL'] ? log : log.child({}, { level: 'warn' });
  await seedDemo(config, quiet, {
    suppliers: config.demoSuppliers,
    today: systemClock.now().slice(0, 10),
    progress: (progress) => {
      growth.show(progress);
      shown(progress);
    },
  });
}
