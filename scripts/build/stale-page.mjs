import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run build:web` writes last: it is as old as the whole page. */
const LAST = 'frontend/dist/index.html';
const SOURCES = [
  'libs/domain/src',
  'libs/contracts/src',
  'libs/wording/src',
  'frontend/src',
  'frontend/semantic',
  'frontend/scripts',
  'frontend/public',
  'frontend/index.html',
  'frontend/vite.config.ts',
  'docs/glossary.md',
  'package.json',
  'package-lock.json',
  'patches',
];

/** Suites, and sources that only the server has: made beside the page, they would be newer than it. */
const NOT_OF_PAGE = /\.(spec|generated)\./;

/** True where the page was never built, or not since its sources changed. */
export function isPageStale() {
  if (!existsSync(LAST)) return true;
  const builtAt = statSync(LAST).mtimeMs;
  return SOURCES.filter(existsSync)
    .flatMap(filesIn)
    .some((source) => !NOT_OF_PAGE.test(source) && statSync(source).mtimeMs > builtAt);
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
