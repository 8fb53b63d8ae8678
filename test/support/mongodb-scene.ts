import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { startProduct, startWorker } from './product-process.js';
import type { Scene } from './scene.js';
import { FEW_SUPPLIERS, seededFolder } from './seeded-folder.js';
import { until } from './until.js';

/** Every view is built by then. */
const BUILT_MS = 240_000;
/** To be asked costs the server as well. */
const LOOK_AGAIN_MS = 2_000;

/** A demo world that was moved from files: its views, files and secrets are on a MongoDB server; one process answers, another folds. */
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
  await until('the views are built', () => isReady(product.url), BUILT_MS, LOOK_AGAIN_MS);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}

/** As `docs/runbooks/move-to-servers.md` says. To have the server take each command that made the world would take ten times as long. */
async function moveDemoTo(env: NodeJS.ProcessEnv, backup: string): Promise<void> {
  const files = seededFolder(FEW_SUPPLIERS);
  await run({ COVERTRAIL_FOLDER: files }, 'backup', backup);
  await run(env, 'restore', backup, '--send-mail');
  rmSync(files, { recursive: true });
}

async function run(env: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<void> {
  const source = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];
  const passphrase = { COVERTRAIL_BACKUP_PASSPHRASE: 'a passphrase of the move' };
  await promisify(execFile)(process.execPath, [...source, `scripts/${script}.ts`, ...args], {
    env: { ...process.env, ...passphrase, ...env },
  });
}

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/covertrail-api/health/ready`)).ok;
