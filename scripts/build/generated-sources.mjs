import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putWhole } from './whole-file.mjs';

/** What the last run read and wrote, each file with a digest of its text. */
const STAMP = '.tmp/generated-sources.json';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GENERATOR = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  'scripts/generate-sources.ts',
];

/** What the generator is made of, besides packages, whose versions the lock file names. */
const TOOLS = [
  'package-lock.json',
  'tsconfig.base.json',
  'libs/contracts/tsconfig.json',
  'scripts/generate-sources.ts',
  'scripts/sources',
  'scripts/validators',
  'scripts/replies',
  'scripts/evidence',
];
/** Where it begins to read: what these import is read because of them. */
const BEGINNINGS = [
  { folder: 'libs/domain/src', names: /\.(contract|catalogue)\.ts$|\/(feature|features|event-catalogue)\.ts$/ },
  { folder: 'libs/contracts/src', names: /(?<!\.spec)\.ts$/ },
  { folder: 'docs/glossary.md', names: /\.md$/ },
  { folder: 'libs/platform/src/evidence-pack/verifier', names: /(?<!\.spec)\.ts$/ },
];

export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Makes the `*.generated.ts` files where one is missing, or what they are made of changed since. Every command that compiles, checks or
 * runs sources calls it first. Rejects where a contract does not say enough; the generator has then said which.
 */
export async function makeGeneratedSources() {
  if (isFresh()) return;
  const child = spawn(process.execPath, GENERATOR, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`The generated sources could not be made (${signal ?? `exit ${code}`})`);
}

/** What the generator is, by the paths of its parts, and where it begins to read: a digest of each file. */
export function beginnings(root = ROOT) {
  const tools = TOOLS.flatMap((path) => filesIn(path, root));
  const roots = BEGINNINGS.flatMap(({ folder, names }) => filesIn(folder, root).filter((path) => names.test(path)));
  const digests = (paths) => Object.fromEntries(paths.map((path) => [path, digestIn(path, root)]));
  return { tools: digests(tools), roots: digests(roots) };
}

/** What the last run wrote down; nothing where there was none. */
export function lastRun(root = ROOT) {
  const path = join(root, STAMP);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { read: {}, written: {} };
}

/** The last step of a run: from here on its files are fresh. */
export function rememberRun(run, root = ROOT) {
  putWhole(join(root, STAMP), JSON.stringify(run));
}

/** True where all that was written is as it was written, and made of what is there now. */
export function isFresh(root = ROOT) {
  const { read, written } = lastRun(root);
  const { tools, roots } = beginnings(root);
  const now = { ...tools, ...roots };
  const isAsRead = ([path, digest]) => (now[path] ?? digestIn(path, root)) === digest;
  return (
    Object.keys(written).length > 0 &&
    Object.keys(now).every((path) => path in read) &&
    Object.entries(read).every(isAsRead) &&
    Object.entries(written).every(([path, { text }]) => digestIn(path, root) === text)
  );
}

function digestIn(path, root) {
  const absolute = join(root, path);
  return existsSync(absolute) ? digestOf(readFileSync(absolute, 'utf8')) : null;
}

function filesIn(path, root) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));
}
