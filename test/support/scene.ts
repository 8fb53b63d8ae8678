import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Chores } from '@covertrail/backend/composition/chores';
import { configFrom } from '@covertrail/backend/composition/config';
import { openConfigured } from '@covertrail/demo/configured-product';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { startProduct } from './product-process.js';
import { seededFolder } from './seeded-folder.js';

/** The product as it runs for one suite. */
export interface Scene {
  readonly url: string;
  end(): Promise<void>;
}

const PAGE = join(process.cwd(), 'frontend/dist');
/** How often mail is sent, in milliseconds. */
const OUTBOX_MS = 2_000;

/** The product on a copy of the demo world. */
export const onFiles = (): Promise<Scene> => onFolder(seededFolder());

/** The built product in a process of its own, as a person starts it, on a copy of the demo world. */
export async function onBuilt(): Promise<Scene> {
  const folder = seededFolder();
  const product = await startProduct(folder);
  const end = async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}

/**
 * The product on a folder, which is removed when the scene ends; `settings` beside those of the suites. It runs in the process of the suites,
 * where its modules are loaded already: to start a process takes ten times as long as to open the product.
 */
export async function onFolder(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Scene> {
  const config = configFrom({ ...process.env, COVERTRAIL_FOLDER: folder, PORT: '0', ...settings }, PAGE);
  const log = new RecordingLogger();
  const product = await openConfigured(config, log);
  const chores = new Chores(product, log);
  await chores.start();
  await product.app.listen(config.listening.port, config.listening.host);
  product.mailing.sender?.start(OUTBOX_MS);
  const end = async () => {
    await chores.stop();
    await product.close();
    rmSync(folder, { recursive: true });
  };
  return { url: (await product.app.getUrl()).replace('[::1]', 'localhost'), end };
}
