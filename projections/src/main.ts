import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { endOnSignal } from '@covertrail/platform/process/end-on-signal';
import { asPortTaken } from '@covertrail/platform/process/port';
import { serveHealth } from '@covertrail/platform/telemetry/health-server';
import { endBecauseOf } from '@covertrail/platform/stores/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { openWorker, type Worker } from './worker.js';

const log = pino({ base: null });
let worker: Worker | null = null;

endOnSignal(log, () => worker?.close() ?? Promise.resolve());

const port = process.env['COVERTRAIL_HEALTH_PORT'];
if (port) {
  const host = process.env['HOST'] || '127.0.0.1';
  const trouble = () => (worker ? worker.trouble() : 'the stores are not open yet');
  const server = await serveHealth(Number(port), host, trouble, async () => worker && worker.parked())
    .catch((error: unknown) => endBecauseOf(asPortTaken(error, Number(port), host, 'COVERTRAIL_HEALTH_PORT')));
  log.info({ healthPort: (server.address() as AddressInfo).port }, 'health server listens');
}
worker = await waitForStores(() => openWorker(storesConfigFrom(process.env), log), log).catch(endBecauseOf);
log.info({}, 'Covertrail folds');
