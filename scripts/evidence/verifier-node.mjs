/** The program of `verify.mjs`: `node verify.mjs [pack.zip or folder] [--key <line or file>]`. Ends with 0 where all holds, else with 1. */
const { existsSync, readdirSync, readFileSync, statSync } = await import('node:fs');
const { dirname, join, relative, sep } = await import('node:path');
const { fileURLToPath } = await import('node:url');

const HOW =
  'Usage: node verify.mjs [pack.zip or its unpacked folder] [--key <line of the key, or a file that holds it>]';

function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}

async function packAt(path) {
  if (statSync(path).isDirectory()) return { files: filesOf(path), problems: [] };
  return unzip(Uint8Array.from(readFileSync(path)));
}

function argumentsOf(given) {
  const at = given.indexOf('--key');
  const key = at < 0 ? null : given[at + 1];
  const paths = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  if (key === undefined || paths.length > 1) throw new Error(HOW);
  return {
    path: paths[0] ?? dirname(fileURLToPath(import.meta.url)),
    key: key !== null && existsSync(key) ? readFileSync(key, 'utf8') : key,
  };
}

function print({ problems, proven, limits }) {
  for (const problem of problems) console.log(`WRONG: ${problem}`);
  if (problems.length > 0) return console.log(`\nThis pack does not hold: ${problems.length} problems.`);
  for (const sentence of proven) console.log(sentence);
  for (const sentence of limits) console.log(`Not proven: ${sentence}`);
  console.log('\nThis pack holds: nothing was changed, added or left out.');
}

try {
  const { path, key } = argumentsOf(process.argv.slice(2));
  const { files, problems } = await packAt(path);
  const result = await verifyPack(files, key);
  const all = { ...result, problems: [...problems, ...result.problems] };
  print(all);
  process.exitCode = all.problems.length > 0 ? 1 : 0;
} catch (error) {
  console.log(`WRONG: ${error.message}`);
  process.exitCode = 1;
}
