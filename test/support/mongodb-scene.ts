import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { startProduct, startWorker } from './product-process.js';
import type { Scene } from './scene.js';

/** The people of the demo's story, and a few suppliers more: the server under test looks through whole collections. */
const SUPPLIERS = 3;
const SEED = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  'scripts/seed.ts',
  '--suppliers',
  String(SUPPLIERS),
];

/** A small demo world whose views and secrets are on a MongoDB server; one process answers, another folds. */
export async function onMongodb(): Promise<Scene> {
  const database = newDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-mongodb-'));
  const env = { COVERTRAIL_FOLDER: folder, COVERTRAIL_MONGODB_URL: database.url, COVERTRAIL_PROJECTIONS: 'elsewhere' };
  await promisify(execFile)(process.execPath, SEED, {
    env: { ...process.env, ...env, COVERTRAIL_PROJECTIONS: 'here' },
  });
  const worker = await startWorker(env);
  const product = await startProduct(folder, env);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
