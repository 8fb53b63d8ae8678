import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is started. */
const PROGRAMS = ['backend/dist/src/main.js', 'projections/dist/src/main.js'];
/** What `npm run build` writes last: it is as old as the whole build. */
const LAST = 'frontend/dist/index.html';
const SOURCES = [
  'libs/domain/src', 'libs/contracts/src', 'libs/wording/src', 'libs/platform/src', 'libs/demo/src', 'projections/src', 'backend/src', 'frontend/src', 'frontend/index.html', 'frontend/vite.config.ts',
  'package.json', 'package-lock.json', 'patches',
];

/** True where server or page were never built, or not since their sources changed. */
export function isBuildStale() {
  if (![...PROGRAMS, LAST].every(existsSync)) return true;
  const builtAt = statSync(LAST).mtimeMs;
  return SOURCES.filter(existsSync).flatMap(filesIn).some((source) => !source.includes('.spec.') && statSync(source).mtimeMs > builtAt);
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
