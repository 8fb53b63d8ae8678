const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { fileURLToPath } = require('node:url');
const { digestOf } = require('../../scripts/build/generated-sources.mjs');
const { putWhole } = require('../../scripts/build/whole-file.mjs');

const ROOT = resolve(__dirname, '../..');
const { jsc } = JSON.parse(readFileSync(join(ROOT, '.swcrc'), 'utf8'));
/** What was compiled of each source, for the next process. */
const KEPT = join(ROOT, '.tmp/required-typescript');
const TRANSFORM = { ...jsc.transform, react: { runtime: 'automatic' } };
const COMPILER = JSON.stringify([require('@swc/core/package.json').version, jsc, readFileSync(__filename, 'utf8')]);

/** The source that a relative name stands for: what is called `./x.js` is `./x.ts` or `./x.tsx`. */
exports.sourceBeside = (importer, name) => {
  const path = resolve(dirname(importer), name);
  const bare = path.replace(/\.(js|tsx)$/, '');
  return [`${bare}.ts`, `${bare}.tsx`, path].find(existsSync);
};

/**
 * Has Node's `require` read our sources. Node asks a thread about each import of an ES module that a hook compiles, which takes three times as long for the
 * thousands of files of the product. `ownFile` says which file a source means by a name; undefined for what Node finds by itself.
 */
exports.requireSources = (ownFile) => {
  const findAsNode = Module._resolveFilename;
  Module._resolveFilename = function find(name, importer, ...rest) {
    if (name.startsWith('file:')) return fileURLToPath(name);
    const isOurs = /\.tsx?$/.test(importer?.filename ?? '');
    return (isOurs && ownFile(name, importer.filename)) || findAsNode.call(this, name, importer, ...rest);
  };

  for (const extension of ['.ts', '.tsx'])
    Module._extensions[extension] = (module, path) => module._compile(compiledOnce(path), path);
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
  return require('@swc/core').transformSync(text, {
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { ...jsc, parser: { ...jsc.parser, tsx: path.endsWith('.tsx') }, transform: TRANSFORM },
  }).code;
}
