import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { systemClock } from '@covertrail/platform/clock/clock';
import { configFrom } from '../../backend/src/composition/config.js';
import { openProduct } from '../../backend/src/composition/product.js';
import { DEMO_ACCOUNTS } from '@covertrail/demo/demo-people';

/** The product as `npm start` runs it, on the folder given, on loopback alone. */
const [folder = ''] = process.argv.slice(2);
const SETTLE_MS = 60_000;
const built = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
const log = new RecordingLogger();
const config = configFrom({ ...process.env, COVERTRAIL_CALLS_PER_MINUTE: '0' }, existsSync(built) ? built : null);
const product = await openProduct({ ...config, folder }, log, systemClock, { accounts: DEMO_ACCOUNTS });
await product.engines.settled(SETTLE_MS);
await product.app.listen(0, '127.0.0.1');
process.send?.(await product.app.getUrl());

process.once('SIGTERM', () => {
  if (log.errors.length > 0) console.error(log.errors.slice(0, 3));
  void product.close().then(() => process.exit(0));
});
