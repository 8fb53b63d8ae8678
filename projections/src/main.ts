import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { serveHealth } from '@covertrail/platform/telemetry/health-server';
import { endBecauseOf } from '@covertrail/platform/stores/refusal';
import { storesConfigFrom } from '@covertrail/platform/stores/stores-config';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { openWorker, type Worker } from './worker.js';

const log = pino({ base: null });
let worker: Worker | null = null;

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'closing');
    void (worker?.close() ?? Promise.resolve()).then(() => process.exit(0), endBecauseOf);
  });
}

const port = process.env['COVERTRAIL_HEALTH_PORT'];
if (port) {
  const server = await serveHealth(Number(port), () => (worker ? worker.trouble() : 'the stores are not open yet'), async () => worker && worker.parked());
  log.info({ healthPort: (server.address() as AddressInfo).port }, 'tells how it is');
}
worker = await waitForStores(() => openWorker(storesConfigFrom(process.env), log), log).catch(endBecauseOf);
log.info({}, 'Covertrail folds');
