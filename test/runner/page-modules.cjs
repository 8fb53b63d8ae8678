const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve, sep } = require('node:path');
const { digestOf } = require('../../scripts/build/generated-sources.mjs');
const { putWhole } = require('../../scripts/build/whole-file.mjs');

/**
 * Node's `require` for the sources of the page: it finds them as the build of the page does, and compiles them as Jest's own runner does
 * in `jest.config.mjs`.
 */
const ROOT = resolve(__dirname, '../..');
const FRONTEND = join(ROOT, 'frontend', sep);
/** What was compiled of each source, for the next process. */
const KEPT = join(ROOT, '.tmp/page-typescript');
const { jsc } = JSON.parse(readFileSync(join(ROOT, '.swcrc'), 'utf8'));
const COMPILER = JSON.stringify([require('@swc/core/package.json').version, jsc, readFileSync(__filename, 'utf8')]);

const standIn = (name) => join(FRONTEND, 'test', name);
/** What no suite needs, and what stands in for it. */
const STAND_INS = [
  [/\.(css|svg|woff2?)$|\.mjs\?url$/, standIn('empty.cjs')],
  [/^pdfjs-dist$/, standIn('pdf.cjs')],
  [/^socket\.io-client$/, standIn('silent-socket.cjs')],
];
const LIBRARY = /^@covertrail\/(domain|contracts|wording|platform)\/(.*)$/;

/** The file that a source of ours imports by this name; undefined for what Node finds by itself. */
function ownFile(name, importer) {
  const replaced = STAND_INS.find(([pattern]) => pattern.test(name));
  if (replaced) return replaced[1];
  const [, library, path] = LIBRARY.exec(name) ?? [];
  if (library) return join(ROOT, 'libs', library, 'src', `${path}.ts`);
  if (name.startsWith('#') && importer.startsWith(FRONTEND)) return sourceAt(join(FRONTEND, 'src', name.slice(1)));
  return name.startsWith('.') ? sourceAt(resolve(dirname(importer), name)) : undefined;
}

function sourceAt(path) {
  const bare = path.replace(/\.(js|tsx)$/, '');
  return [`${bare}.ts`, `${bare}.tsx`, path].find(existsSync);
}

const findAsNode = Module._resolveFilename;
Module._resolveFilename = function find(name, importer, ...rest) {
  const isOurs = /\.tsx?$/.test(importer?.filename ?? '');
  return (isOurs && ownFile(name, importer.filename)) || findAsNode.call(this, name, importer, ...rest);
};

/** A source has one file, which ends with a digest of what it was made of: an older one is written over. */
function compiledOnce(path) {
  const text = readFileSync(path, 'utf8');
  const file = join(KEPT, `${digestOf(path)}.js`);
  const mark = `\n// ${digestOf(COMPILER + text)}\n`;
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.endsWith(mark)) return kept;
  const made = compile(path, text) + mark;
  putWhole(file, made);
  return made;
}

function compile(path, text) {
  const parser = { ...jsc.parser, tsx: path.endsWith('.tsx') };
  const transform = { ...jsc.transform, react: { runtime: 'automatic' } };
  return require('@swc/core').transformSync(text, {
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { ...jsc, parser, transform },
  }).code;
}

for (const extension of ['.ts', '.tsx'])
  Module._extensions[extension] = (module, path) => module._compile(compiledOnce(path), path);
