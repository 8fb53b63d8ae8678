import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Copies the page that Vite built to a folder from which a running product may serve the page before it. Files are copied before
 * the page that names them, and the scripts of the page before remain for those who have it open. Two folders may be named, to
 * publish from and to.
 */
const OURS = ['../../.tmp/page', '../dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const [BUILT, SERVED] = process.argv.length === 4 ? process.argv.slice(2) : OURS;
const INDEX = 'index.html';
/** Scripts and styles that no page names any more are kept for as long as someone may have such a page open. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

mkdirSync(join(SERVED, 'assets'), { recursive: true });
const assets = readdirSync(join(BUILT, 'assets'));
// Their names are made of their content.
for (const name of assets) if (!existsSync(join(SERVED, 'assets', name))) put(join('assets', name));
for (const name of readdirSync(BUILT)) {
  if (name === INDEX || name === 'assets') continue;
  if (statSync(join(BUILT, name)).isDirectory()) cpSync(join(BUILT, name), join(SERVED, name), { recursive: true });
  else put(name);
}
put(INDEX);
for (const name of readdirSync(join(SERVED, 'assets')))
  if (!assets.includes(name) && isOld(name)) rmSync(join(SERVED, 'assets', name));

/** Whole or not at all, for whoever reads it meanwhile. */
function put(path) {
  const half = join(SERVED, `${path}.half`);
  copyFileSync(join(BUILT, path), half);
  renameSync(half, join(SERVED, path));
}

function isOld(name) {
  return Date.now() - statSync(join(SERVED, 'assets', name)).mtimeMs > KEPT_MS;
}
