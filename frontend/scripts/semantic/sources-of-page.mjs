import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const FRONTEND = resolve(import.meta.dirname, '../..');
const COMPONENTS = join(dirname(createRequire(import.meta.url).resolve('semantic-ui-react/package.json')), 'dist/es');

/** Names every size and color that there is, whether or not anything has it. */
const LISTS = join(COMPONENTS, 'lib/SUI.js');
const OF_TESTS = /\.spec\.|[\\/]testing[\\/]/;

const read = (path) => readFileSync(path, 'utf8');

/** Paths of what the page is made of, without its tests. */
export const ourSources = () =>
  readdirSync(join(FRONTEND, 'src'), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !OF_TESTS.test(path))
    .map((path) => join(FRONTEND, 'src', path));

/** Paths of the modules of Semantic UI React that our imports lead to, and of no others. */
export function sourcesOfSemantic() {
  const index = read(join(COMPONENTS, 'index.js'));
  const imported = ourSources().flatMap((path) =>
    [...read(path).matchAll(/import \{([^}]*)\} from 'semantic-ui-react'/g)].flatMap(([, names]) => names.split(',')),
  );
  const names = new Set(imported.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type ')));
  const found = new Set([LISTS]);
  for (const name of names) follow(join(COMPONENTS, placeOf(name, index)), found);
  found.delete(LISTS);
  return [...found];
}

/** As `elements/Button`: the folder of each component among these modules. */
export const foldersOf = (modules) =>
  [...new Set(modules.map((path) => dirname(path).slice(COMPONENTS.length + 1)))].filter((folder) =>
    /^[a-z]+\/[A-Z]\w*$/.test(folder),
  );

function placeOf(name, index) {
  const place = new RegExp(String.raw`default as ${name} \} from '(.+)'`).exec(index)?.[1];
  if (!place) throw new Error(`semantic-ui-react exports no component ${name}`);
  return place;
}

function follow(path, found) {
  const file = [path, `${path}.js`, join(path, 'index.js')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (!file) throw new Error(`semantic-ui-react has no ${path}`);
  if (found.has(file)) return;
  found.add(file);
  for (const [, next] of read(file).matchAll(/from '(\.[^']+)'/g)) follow(join(dirname(file), next), found);
}
