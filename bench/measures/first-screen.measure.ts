import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Measure } from '../bench.js';
import { NOT_STORED, type Figure } from '../figure.js';
import { Skipped } from '../skipped.js';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const BUILT = new URL('../../frontend/dist/', import.meta.url);
const MANIFEST = new URL('.vite/manifest.json', BUILT);
const AT_MOST = 180_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const gzipped = (file: string): number => gzipSync(readFileSync(new URL(file, BUILT)), { level: 9 }).length;

/** A chunk and all that it cannot run without. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found);
  return found;
}

function bytesOf(manifest: Manifest, key: string): number {
  const files = [...withImports(manifest, key)]
    .map((one) => manifest[one]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + gzipped(file), 0);
}

function figureOf(manifest: Manifest, page: string, react: number): Figure {
  const bytes = bytesOf(manifest, page);
  return {
    measure: `first screen, ${manifest[page]?.name ?? page}`,
    ours: kilobytes(bytes),
    peer: `${kilobytes(react)} React and its router alone`,
    ratio: bytes / react,
    bar: `≤ ${kilobytes(AT_MOST)}`,
    met: bytes <= AT_MOST,
    workload: 'JavaScript of the entry, of this page and of all that they import, gzip level 9',
    callers: '–',
    durability: NOT_STORED,
    size: `${withImports(manifest, page).size} chunks`,
  };
}

/** What must arrive before the first screen can be drawn, for each page that may be the first. */
export const firstScreen: Measure = {
  name: 'first-screen',
  run: async () => {
    if (!existsSync(MANIFEST)) throw new Skipped('the page is not built (npm run build:web)');
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
    const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
    const react = Object.values(manifest).find(({ name }) => name === 'react');
    if (!entry || !react) throw new Skipped('the manifest names no entry or no chunk of React');
    const pages = (manifest[entry]?.dynamicImports ?? []).filter((key) => key.includes('.page.'));
    const heaviest = [...pages].sort((a, b) => bytesOf(manifest, b) - bytesOf(manifest, a)).slice(0, 1);
    const logIn = pages.filter((key) => key.includes('login'));
    return [...new Set([...logIn, ...heaviest])].map((page) => figureOf(manifest, page, gzipped(react.file)));
  },
};
