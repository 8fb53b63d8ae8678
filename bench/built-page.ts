import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const BUILT = new URL('../frontend/dist/', import.meta.url);
const MANIFEST = new URL('.vite/manifest.json', BUILT);

/** Pages outside of the logged-in part, and the one of those who run the product, by their names. */
const OPEN = new Set(['login.page', 'invitation.page', 'mailbox.page']);
const OF_OPERATORS = new Set(['operation.page']);

/** The frames of the other pages, which load with them, and what features add to it. */
const OPERATOR_FRAME = /\/operator-shell\.tsx$/;
const FRAME = /\/shell\.tsx$|\.frame\.ts$/;

/** A page that is loaded by itself, with all that it cannot be drawn without, the entry and its frame included. */
export interface BuiltPage {
  readonly name: string;
  /** By their names in the manifest: files have none. */
  readonly chunks: readonly string[];
  /** JavaScript, gzip level 9. */
  readonly bytes: number;
}

export interface BuiltPages {
  readonly pages: readonly BuiltPage[];
  /** React and its router alone, gzip level 9. */
  readonly reactBytes: number;
}

/** What `npm run build:web` made; null where nothing is built. */
export function builtPages(): BuiltPages | null {
  if (!existsSync(MANIFEST)) return null;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const react = Object.values(manifest).find(({ name }) => name === 'react');
  if (!entry || !react) throw new Error('the manifest of the page names no entry or no chunk of React');
  const late = manifest[entry]?.dynamicImports ?? [];
  const keys = late.filter((key) => key.includes('.page.'));
  const pages = keys.map((key): BuiltPage => {
    const name = manifest[key]?.name ?? key;
    const chunks = withImports(manifest, key, withImports(manifest, entry));
    for (const part of frameOf(name, late)) withImports(manifest, part, chunks);
    const files = [...chunks].flatMap((chunk) => manifest[chunk]?.file ?? []).filter((file) => file.endsWith('.js'));
    return {
      name,
      chunks: [...chunks].map((chunk) => manifest[chunk]?.name ?? chunk),
      bytes: files.reduce((sum, file) => sum + gzipped(file), 0),
    };
  });
  return { pages, reactBytes: gzipped(react.file) };
}

/** The files that need each other in a circle, by their names in the manifest. Throws where nothing is built. */
export function needingThemselves(): string[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return Object.keys(manifest).filter((key) => {
    const needed = new Set<string>();
    for (const need of manifest[key]?.imports ?? []) withImports(manifest, need, needed);
    return needed.has(key);
  });
}

/** What stands around a page. */
function frameOf(page: string, late: readonly string[]): readonly string[] {
  if (OPEN.has(page)) return [];
  const frame = OF_OPERATORS.has(page) ? OPERATOR_FRAME : FRAME;
  const parts = late.filter((key) => frame.test(key));
  if (parts.length === 0) throw new Error(`the manifest names no frame of ${page}`);
  return parts;
}

const sizes = new Map<string, number>();

function gzipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(new URL(file, BUILT)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** A chunk and all that it cannot run without. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found);
  return found;
}
