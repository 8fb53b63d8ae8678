import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page is published while the product runs: for so many milliseconds its name is not looked up again. */
const LOOKED_UP_MS = 10_000;

/** The first script of a page; its name is made of all that it loads. */
const FIRST_SCRIPT = /<script[^>]*\ssrc="(\/assets\/[^"]+)"/;

/** Names the page in a folder by its first script: `/assets/index-a1b2c3.js`; null where there is none. */
export function pageBuild(folder: string, now: () => number = () => performance.now()): () => string | null {
  let name: string | null = null;
  let lookedUp: number | null = null;
  return () => {
    if (lookedUp === null || now() - lookedUp >= LOOKED_UP_MS) {
      name = FIRST_SCRIPT.exec(pageIn(folder))?.[1] ?? null;
      lookedUp = now();
    }
    return name;
  };
}

/** Empty while no page is published. */
function pageIn(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
