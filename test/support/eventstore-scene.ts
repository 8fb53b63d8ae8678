import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEventstoreServer } from '../../scripts/eventstore-server.mjs';
import { startProduct, startWorker } from './product-process.js';
import type { Scene } from './scene.js';

/** The people of the demo's story, and a few suppliers more. */
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

/** A small demo world whose log is on EventStoreDB where it is installed, on the stand-in elsewhere; one process answers, another folds. */
export async function onEventstore(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-eventstore-'));
  const server = await startEventstoreServer(join(folder, 'log'));
  const env = {
    COVERTRAIL_FOLDER: join(folder, 'stores'),
    COVERTRAIL_EVENTSTORE_URL: server.url,
    COVERTRAIL_PROJECTIONS: 'elsewhere',
  };
  await promisify(execFile)(process.execPath, SEED, {
    env: { ...process.env, ...env, COVERTRAIL_PROJECTIONS: 'here' },
  });
  const worker = await startWorker(env);
  const product = await startProduct(env.COVERTRAIL_FOLDER, env);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await server.kill();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
