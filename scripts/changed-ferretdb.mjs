import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putWhole } from './build/whole-file.mjs';

const FERRETDB = 'github.com/FerretDB/FerretDB';
const COLLECTION = 'internal/backends/sqlite/collection.go';
const REGISTRY = 'internal/backends/sqlite/metadata/registry.go';

/** What takes time in FerretDB 1.24 on SQLite and changes no reply: in which file, what stands there, and what takes its place. */
const CHANGES = [
  // A document was looked up by its id only where a filter has nothing else: each write of a commit read its whole collection. The rest of the filter is applied to what is found.
  [COLLECTION, 'if params.Filter.Len() == 1 {', 'if params.Filter.Len() > 0 {'],
  // No query uses these indexes, and each write computed their keys. They are listed as before.
  [
    REGISTRY,
    '\t\tq := "CREATE "\n',
    `\t\tif !index.Unique {
\t\t\tcreated = append(created, index.Name)
\t\t\tc.Settings.Indexes = append(c.Settings.Indexes, index)

\t\t\tcontinue
\t\t}

\t\tq := "CREATE "\n`,
  ],
  [REGISTRY, '"DROP INDEX %q"', '"DROP INDEX IF EXISTS %q"'],
  // For each iterator the stack was noted, for its developers to find those that were not closed.
  ['internal/util/resource/resource.go', '\tp.Add(token, 1)\n', ''],
];

/**
 * Puts the changed sources into a folder, and answers with the `go.mod` by which the module in `moduleFolder` is built on them. Throws where what is to be changed
 * is not there.
 */
export function moduleOnChangedFerretdb(moduleFolder, folder) {
  const go = (...args) => execFileSync('go', args, { cwd: moduleFolder, stdio: ['ignore', 'pipe', 'inherit'] });
  const { Dir: original } = JSON.parse(go('mod', 'download', '-json', FERRETDB));
  const sources = join(folder, 'ferretdb');
  for (const entry of readdirSync(original, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('_test.go')) continue;
    const path = join(entry.parentPath, entry.name).slice(original.length + 1);
    putChanged(join(sources, path), changed(path, readFileSync(join(original, path))));
  }
  const modFile = join(folder, 'go.mod');
  const replaced = `\nreplace ${FERRETDB} => ${JSON.stringify(sources)}\n`;
  putChanged(modFile, Buffer.from(readFileSync(join(moduleFolder, 'go.mod'), 'utf8') + replaced));
  putChanged(join(folder, 'go.sum'), readFileSync(join(moduleFolder, 'go.sum')));
  return modFile;
}

function changed(path, original) {
  const changes = CHANGES.filter(([file]) => file === path);
  return changes.length === 0 ? original : Buffer.from(changes.reduce(replaceAll, original.toString('utf8')));
}

function replaceAll(text, [file, from, to]) {
  if (!text.includes(from)) throw new Error(`${file} of FerretDB has no ${from.trim()}`);
  return text.replaceAll(from, () => to);
}

function putChanged(path, content) {
  if (!existsSync(path) || !readFileSync(path).equals(content)) putWhole(path, content);
}
