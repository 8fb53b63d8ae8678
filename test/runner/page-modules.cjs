const { join, resolve, sep } = require('node:path');
const { requireSources, sourceBeside } = require('./required-sources.cjs');

/** The sources of the page: found as its build finds them, and compiled as Jest's own runner does in `jest.config.mjs`. */
const ROOT = resolve(__dirname, '../..');
const FRONTEND = join(ROOT, 'frontend', sep);

const standIn = (name) => join(FRONTEND, 'test', name);
/** What no suite needs, and what stands in for it. */
const STAND_INS = [
  [/\.(css|svg|woff2?)$|\.mjs\?url$/, standIn('empty.cjs')],
  [/^pdfjs-dist$/, standIn('pdf.cjs')],
  [/^socket\.io-client$/, standIn('silent-socket.cjs')],
];
const LIBRARY = /^@covertrail\/(domain|contracts|wording|platform)\/(.*)$/;

function ownFile(name, importer) {
  const replaced = STAND_INS.find(([pattern]) => pattern.test(name));
  if (replaced) return replaced[1];
  const [, library, path] = LIBRARY.exec(name) ?? [];
  if (library) return join(ROOT, 'libs', library, 'src', `${path}.ts`);
  if (name.startsWith('#') && importer.startsWith(FRONTEND))
    return sourceBeside(join(FRONTEND, 'src', 'x'), `./${name.slice(1)}`);
  return name.startsWith('.') ? sourceBeside(importer, name) : undefined;
}

requireSources(ownFile);
