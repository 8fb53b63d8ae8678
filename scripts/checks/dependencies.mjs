import { readFileSync } from 'node:fs';
import { report } from './report.mjs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const namesIn = ({ dependencies, devDependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

const workspaces = json('package.json').workspaces;
const everywhere = ['.', ...workspaces].flatMap((workspace) => namesIn(json(`${workspace}/package.json`)));
const used = new Set(everywhere.filter((name) => !name.startsWith('@covertrail/')));

const lines = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- `'));
const explained = lines.flatMap((line) => {
  const [names, reason = ''] = line.split(/: (.*)/);
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ name, reason }));
});
const named = explained.map(({ name }) => name);

const found = [
  ...[...used].filter((name) => !named.includes(name)).map((name) => `${name}: no line says why it is here`),
  ...named.filter((name) => !used.has(name)).map((name) => `${name}: has a line and is in no package.json`),
  ...named.filter((name, index) => named.indexOf(name) !== index).map((name) => `${name}: two lines`),
  ...explained.filter(({ reason }) => reason.length < 5).map(({ name }) => `${name}: a line without a reason`),
];
report(`${used.size} packages`, used.size < 20 ? ['saw too few packages', ...found] : found);
