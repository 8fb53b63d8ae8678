import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { HALF, putWhole } from './whole-file.mjs';

/** What decides how a file is compiled: a change of it makes every compiled file stale. */
const SETTINGS = ['.swcrc', 'package-lock.json'];
/** A build ends sooner. */
const YOUNG_MS = 10 * 60_000;
const AT_ONCE = availableParallelism() * 4;

/**
 * Compiles the sources that are newer than what was compiled of them, several at a time. `jobs` are pairs of a source and its output.
 * Resolves with how many it compiled; rejects with the first error of a source, after which the others are still to do.
 */
export async function compileStale(jobs) {
  const newest = Math.max(...SETTINGS.map((path) => statSync(path).mtimeMs));
  const stale = jobs.filter(
    ({ source, output }) =>
      !existsSync(output) || statSync(output).mtimeMs < Math.max(newest, statSync(source).mtimeMs),
  );
  const count = stale.length;
  const worker = async () => {
    for (let job = stale.pop(); job !== undefined; job = stale.pop()) await compile(job);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count;
}

/** A pair for each source below a folder, tests left out. */
export function jobsOf(folder, outputFolder) {
  return filesBelow(folder)
    .filter((name) => name.endsWith('.ts') && !/\.(spec|d)\.ts$/.test(name))
    .map((name) => ({ source: join(folder, name), output: outputOf(name, outputFolder) }));
}

/** The pair of one source, whose output has its path below a folder. */
export const jobOf = (source, outputFolder) => ({ source, output: outputOf(source, outputFolder) });

const outputOf = (name, folder) => join(folder, name.replace(/\.ts$/, '.js'));

/** Removes what was compiled of sources that are no longer there. */
export function removeOrphans(jobs, outputFolder) {
  const expected = new Set(jobs.flatMap(({ output }) => [output, `${output}.map`]));
  for (const name of existsSync(outputFolder) ? filesBelow(outputFolder) : []) {
    const path = join(outputFolder, name);
    // Another build that runs at this moment is about to rename its half.
    if (!expected.has(path) && !(name.endsWith(HALF) && isYoung(path))) rmSync(path, { force: true });
  }
}

async function compile({ source, output }) {
  const { code, map } = await transformFile(source, {
    configFile: '.swcrc',
    sourceFileName: relative(dirname(output), source),
  });
  if (map) putWhole(`${output}.map`, map);
  putWhole(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`);
}

function isYoung(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || Date.now() - found.mtimeMs < YOUNG_MS;
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}
