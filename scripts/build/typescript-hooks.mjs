import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from './generated-sources.mjs';
import { putWhole } from './whole-file.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TYPESCRIPT = /\.tsx?$/;
/** What was compiled of each source, for the next thread or process: a program reads over a thousand of them. */
const KEPT = join(ROOT, '.tmp/typescript');
/** As the build compiles, but for suites as well, and with the map inside. */
const { exclude: _suites, ...SETTINGS } = JSON.parse(await readFile(join(ROOT, '.swcrc'), 'utf8'));
const COMPILER = JSON.stringify([createRequire(import.meta.url)('@swc/core/package.json').version, SETTINGS]);

/** Node's hook: what a TypeScript module names `./x.js` is `./x.ts`. All else is found as Node finds it. */
export async function resolve(specifier, context, nextResolve) {
  const source = specifier.replace(/\.js$/, '.ts');
  if (source === specifier || !specifier.startsWith('.') || !TYPESCRIPT.test(context.parentURL ?? ''))
    return nextResolve(specifier, context);
  return nextResolve(source, context).catch(() => nextResolve(specifier, context));
}

/** Node's hook: a TypeScript module is compiled by the same compiler as the build; its types are not checked. */
export async function load(url, context, nextLoad) {
  if (!TYPESCRIPT.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const text = await readFile(path, 'utf8');
  const source = path.startsWith(ROOT) ? await compiledOnce(path, text) : await compile(path, text);
  return { format: 'module', source, shortCircuit: true };
}

/** A source has one file, which ends with a digest of what it was made of: an older one is written over. */
async function compiledOnce(path, text) {
  const file = join(KEPT, `${digestOf(path)}.js`);
  const mark = `\n// ${digestOf(COMPILER + text)}\n`;
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.endsWith(mark)) return kept;
  const made = (await compile(path, text)) + mark;
  putWhole(file, made);
  return made;
}

/** The compiler is loaded for the first source that it is needed for. */
async function compile(path, text) {
  const { transform } = await import('@swc/core');
  const parser = { ...SETTINGS.jsc.parser, tsx: path.endsWith('.tsx') };
  const options = { ...SETTINGS, jsc: { ...SETTINGS.jsc, parser }, filename: path, swcrc: false, sourceMaps: 'inline' };
  return (await transform(text, options)).code;
}
