import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { systemClock } from '@covertrail/platform/clock/clock';
import { configFrom } from './composition/config.js';
import { openProduct } from './composition/product.js';
import { servePage } from './http/page-files.js';

const built = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));
const config = configFrom(process.env, existsSync(built) ? built : null);
const log = pino({ base: null });
const product = await openProduct(config, log, systemClock);
if (config.page) servePage(product.app, config.page);
await product.app.listen(config.port);
log.info({ url: await product.app.getUrl() }, 'Covertrail is open');

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'closing');
    void product.close().then(() => process.exit(0));
  });
}
