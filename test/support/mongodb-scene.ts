import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { startProduct, startWorker } from './product-process.js';
import { restoreDemo, untilReady } from './restored-demo.js';
import type { Scene } from './scene.js';

/** A small demo world whose views and secrets are on a MongoDB server; one process answers, another folds. */
export async function onMongodb(): Promise<Scene> {
  const database = newDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-mongodb-'));
  const env = { COVERTRAIL_FOLDER: folder, COVERTRAIL_MONGODB_URL: database.url, COVERTRAIL_PROJECTIONS: 'elsewhere' };
  await restoreDemo(env);
  const worker = await startWorker(env);
  const product = await startProduct(folder, env);
  await untilReady(product.url);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
