import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { endOnSignal } from '@covertrail/platform/running/end-on-signal';
import { asPortTaken } from '@covertrail/platform/process/port';
import { serveHealth } from '@covertrail/platform/telemetry/health-server';
import { metricsConfigFrom } from '@covertrail/platform/telemetry/metrics-config';
import { metricsByToken, openMetricsPort } from '@covertrail/platform/telemetry/metrics-server';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import { openTraces } from '@covertrail/platform/telemetry/traces';
import { logLevelFrom } from '@covertrail/platform/telemetry/log-level';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { openWorker, type Worker } from './worker.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

// Cached documents live until their next change: long enough to be old for V8, so that replacing them leaves holes between others. By
// default V8 moves such pages together only when they are some 70 % empty, with this flag at 20 %, at most 6 MB in one collection.
setFlagsFromString('--optimize-for-size');

const log = pino({ base: null, level: orEnd(() => logLevelFrom(process.env)) });
const metricsConfig = orEnd(() => metricsConfigFrom(process.env));
const traces = await openTraces(process.env, 'worker');
const telemetry = new Telemetry(new Metrics().ofProcess('worker'), log, traces.spans);
let worker: Worker | null = null;

endOnSignal(log, async () => {
  await worker?.close();
  await traces.close();
});

const host = process.env['HOST'] || '127.0.0.1';
const port = process.env['COVERTRAIL_HEALTH_PORT'];
if (port) {
  const trouble = () => (worker ? worker.trouble() : 'the stores are not open yet');
  const server = await serveHealth(
    Number(port),
    host,
    trouble,
    async () => worker && worker.parked(),
    metricsByToken(telemetry.metrics, metricsConfig.token),
  ).catch((error: unknown) => endBecauseOf(asPortTaken(error, Number(port), host, 'COVERTRAIL_HEALTH_PORT')));
  log.info({ healthPort: (server.address() as AddressInfo).port }, 'health server listens');
}
await openMetricsPort(telemetry.metrics, metricsConfig, host, log).catch(endBecauseOf);
worker = await waitForStores(() => openWorker(storesConfigFrom(process.env), log, telemetry), log).catch(endBecauseOf);
log.info({}, 'Covertrail folds');
