import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

const GENERATOR = 'scripts/generate-docs.ts';

/** Documents that the generator may write and that are committed. */
function documents() {
  const paths = committedFiles().filter((path) => path.startsWith('docs/'));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

function compare() {
  const before = documents();
  const run = spawnSync('npm', ['run', '--silent', 'docs'], { encoding: 'utf8' });
  if (run.status !== 0) return report('the generator', [`npm run docs failed:\n${run.stderr}`]);
  const after = documents();
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const stale = changed.map(
    ([path]) => `${path}: differed from what npm run docs writes; it is written now, commit it`,
  );
  return report(`${after.size} documents`, stale);
}

if (existsSync(GENERATOR)) compare();
else console.log(`SKIPPED: ${GENERATOR} does not exist yet, so no document is generated`);
