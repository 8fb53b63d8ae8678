import { rmSync } from 'node:fs';
import { startProduct } from './product-process.js';
import { seededFolder } from './seeded-folder.js';

/** The product as it runs for one suite. */
export interface Scene {
  readonly url: string;
  end(): Promise<void>;
}

/** One process on a copy of the demo world. */
export async function onFiles(): Promise<Scene> {
  const folder = seededFolder();
  const product = await startProduct(folder);
  const end = async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  };
  return { url: product.url, end };
}
