import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventstoreServer } from '../../scripts/eventstore-server.mjs';
import { moveDemoTo } from './moved-demo.js';
import { startProduct, startWorker, untilReady } from './product-process.js';
import type { Scene } from './scene.js';

/** A small demo world whose log is on EventStoreDB where it is installed, on the stand-in elsewhere; one process answers, another folds. */
export async function onEventstore(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-eventstore-'));
  const server = await startEventstoreServer(join(folder, 'log'));
  const env = {
    COVERTRAIL_FOLDER: join(folder, 'stores'),
    COVERTRAIL_EVENTSTORE_URL: server.url,
    COVERTRAIL_PROJECTIONS: 'elsewhere',
    COVERTRAIL_DEMO: '1',
  };
  await moveDemoTo(env, join(folder, 'backup'));
  const worker = await startWorker(env);
  const product = await startProduct(env.COVERTRAIL_FOLDER, env);
  await untilReady(product);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await server.kill();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
