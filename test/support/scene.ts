import { rmSync } from 'node:fs';
import { startProduct } from './product-process.js';
import { seededFolder } from './seeded-folder.js';

/** The product as it runs for one suite. */
export interface Scene {
  readonly url: string;
  end(): Promise<void>;
}

/** One process on a copy of the demo world. */
export const onFiles = (): Promise<Scene> => onFolder(seededFolder());

/** One process on a folder, which is removed when the scene ends; `settings` beside those of the suites. */
export async function onFolder(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Scene> {
  const product = await startProduct(folder, settings);
  const end = async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
