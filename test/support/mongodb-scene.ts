import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, PEOPLE } from '@covertrail/demo/demo-people';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { moveDemoTo } from './moved-demo.js';
import { startProduct, startWorker, untilReady } from './product-process.js';
import type { Scene } from './scene.js';
import { until } from './until.js';

/** What a start leaves to do keeps the server of the tests busy: pages are opened once a log-in is answered as fast as a person may expect. */
const SETTLED_MS = 240_000;
const LOGGED_IN_MS = 3_000;
const LOOK_AGAIN_MS = 5_000;

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
  await until('a log-in is answered', () => answersLogIn(product.url), SETTLED_MS, LOOK_AGAIN_MS);
  const end = async () => {
    await Promise.all([product.stop(), worker.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}

async function answersLogIn(url: string): Promise<boolean> {
  const reply = fetch(`${url}/covertrail-api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE.dana.email, password: DEMO_PASSWORD }),
    signal: AbortSignal.timeout(LOGGED_IN_MS),
  });
  return reply.then(
    ({ ok }) => ok,
    () => false,
  );
}
