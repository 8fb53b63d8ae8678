import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { moveDemoTo } from './moved-demo.js';
import { startProduct, startWorker, untilReady } from './product-process.js';
import type { Scene } from './scene.js';

/** A small demo world whose views, files and secrets are on a MongoDB server; one process answers, another folds. */
export async function onMongodb(): Promise<Scene> {
  const database = newDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-mongodb-'));
  const env = {
    COVERTRAIL_FOLDER: join(folder, 'stores'),
    COVERTRAIL_MONGODB_URL: database.url,
    COVERTRAIL_PROJECTIONS: 'elsewhere',
    COVERTRAIL_DEMO: '1',
  };
  await moveDemoTo(env, join(folder, 'backup'));
  const worker = await startWorker(env);
  const product = await startProduct(env.COVERTRAIL_FOLDER, env);
  await untilReady(product);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
