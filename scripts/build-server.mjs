import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileStale, jobOf, jobsOf, removeOrphans } from './build/compiled-files.mjs';
import { makeGeneratedSources } from './build/generated-sources.mjs';

/**
 * `npm run build:server`: makes the generated sources, and compiles the projects that `nest-cli.json` names, each into its folder `dist`,
 * of both only what changed. Their exports say where the output is. Scripts and folders of scripts that are named are compiled into `dist/scripts`, for the image.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { projects } = JSON.parse(readFileSync('nest-cli.json', 'utf8'));

const named = process.argv.slice(2);
const scripts = named.flatMap((path) =>
  statSync(path).isDirectory() ? jobsOf(path, join('dist', path)) : [jobOf(path, 'dist')],
);
const foldersOf = () =>
  Object.values(projects).map(({ root, sourceRoot }) => {
    // A library lies a folder deeper, and its output does so too: `libs/domain/dist/domain/src`, but `backend/dist/src`.
    const output = join(root, 'dist', root.includes('/') ? basename(root) : '', basename(sourceRoot));
    return { output, jobs: jobsOf(sourceRoot, output) };
  });
const compile = () => compileStale([...foldersOf().flatMap(({ jobs }) => jobs), ...scripts]);
try {
  await Promise.all([makeGeneratedSources(), compile()]);
  // What was generated meanwhile.
  await compile();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
for (const { jobs, output } of foldersOf()) removeOrphans(jobs, output);
