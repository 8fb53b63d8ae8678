import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const TYPESCRIPT = /\.tsx?$/;
/** As the build compiles, but for suites as well, and with the map inside. */
const { exclude: _suites, ...SETTINGS } = JSON.parse(await readFile(new URL('../../.swcrc', import.meta.url), 'utf8'));

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
  const { code } = await transform(await readFile(path, 'utf8'), {
    ...SETTINGS,
    jsc: { ...SETTINGS.jsc, parser: { ...SETTINGS.jsc.parser, tsx: path.endsWith('.tsx') } },
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
