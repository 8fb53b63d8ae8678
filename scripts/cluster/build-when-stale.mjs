import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the cluster runs, and what each is built from. */
const BUILT = [
  { file: 'backend/dist/src/main.js', from: ['libs/domain/src', 'libs/platform/src', 'projections/src', 'backend/src'] },
  { file: 'projections/dist/src/main.js', from: ['libs/domain/src', 'libs/platform/src', 'projections/src'] },
  { file: 'frontend/dist/index.html', from: ['libs/domain/src', 'frontend/src', 'frontend/index.html'] },
];

/** Builds server and page where a build is missing or older than its sources. Throws when the build fails. */
export function buildWhenStale() {
  if (!BUILT.some(isStale)) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run build failed');
}

function isStale({ file, from }) {
  if (!existsSync(file)) return true;
  const builtAt = statSync(file).mtimeMs;
  return from.flatMap(filesIn).some((source) => !source.includes('.spec.') && statSync(source).mtimeMs > builtAt);
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
