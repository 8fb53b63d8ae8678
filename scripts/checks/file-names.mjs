import { basename } from 'node:path';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

const TESTS = ['unit.spec', 'property.spec', 'contract.spec', 'spec'];

/**
 * Role suffixes a workspace knows, and the files that must carry one. A name with its feature's in it (`policy-diff.ts`) says
 * enough without; a spec may say what it tests of its stem first (`read-store.oracle.property.spec.ts`).
 */
const WORKSPACES = [
  {
    path: 'libs/contracts/src/',
    roles: ['replies', 'views', 'calls', 'inputs', 'decorator', 'messages', ...TESTS],
    roleNeeded: /^libs\/contracts\/src\/(?!calls\/|pages\/)[^/]+\//,
  },
  {
    path: 'libs/wording/src/',
    roles: ['sentences', 'labels', 'words', ...TESTS],
  },
  {
    path: 'libs/domain/src/',
    roles: ['contract', 'decider', 'upcasters', 'golden', 'sentences', 'catalogue', 'rules', 'state', ...TESTS],
    roleNeeded: /^libs\/domain\/src\/(?!kernel|rights|insurance|fields|compliance|status|catalogue)[^/]+\//,
  },
  {
    path: 'libs/certificates/src/',
    roles: TESTS,
  },
  {
    path: 'libs/issued-certificates/src/',
    roles: TESTS,
  },
  {
    path: 'libs/platform/src/',
    roles: [
      'port',
      'adapter',
      'contract',
      'module',
      'worker',
      'messages',
      'fixture',
      'suite',
      'durability.spec',
      ...TESTS,
    ],
  },
  {
    path: 'libs/demo/src/',
    roles: ['story', ...TESTS],
  },
  {
    path: 'projections/src/',
    roles: ['projection', 'module', 'view', 'index', 'projection.spec', ...TESTS],
    roleNeeded: /^projections\/src\/features\//,
  },
  {
    path: 'backend/src/',
    roles: [
      'controller',
      'mail',
      'notices',
      'dto',
      'handler',
      'problems',
      'loader',
      'command',
      'query',
      'access',
      'grants',
      'reaction',
      'rules',
      'facts',
      'views',
      'reply',
      'reader',
      'service',
      'gateway',
      'module',
      'port',
      'adapter',
      'decorator',
      'guard',
      'filter',
      'interceptor',
      'pipe',
      'strategy',
      'middleware',
      'worker',
      'content',
      // Types of a package that brings none.
      'd',
      'api.spec',
      ...TESTS,
    ],
    roleNeeded: /^backend\/src\/features\//,
  },
  {
    path: 'frontend/src/',
    roles: [
      'slice',
      'saga',
      'selectors',
      'api',
      'page',
      'pages',
      'panel',
      'modal',
      'chart',
      'form',
      'table',
      'help',
      'hook',
      'frame',
      'palette',
      'view',
      'words',
      'types',
      'd',
      'page.spec',
      'saga.spec',
      'slice.spec',
      ...TESTS,
    ],
    roleNeeded: /^frontend\/src\/features\/.*\.ts$/,
  },
];

const FORBIDDEN = ['util', 'utils', 'helper', 'helpers', 'manager', 'data', 'misc', 'stuff'];

/** Names that break a rule for a reason. */
const EXCEPTIONS = {
  'backend/src/http/data.interceptor.ts': 'puts a reply under the key that the specification calls `data`',
  'libs/platform/src/engine/deployment/projection-manager.ts': "projection manager is the field's word",
};

/** With fewer code files than this the check looks in the wrong place. */
const FLOOR = 60;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CODE = /\.(ts|tsx|mjs|cjs|less|css)$|\.golden\.json$/;

function violationsOf(path) {
  const [stem, ...roles] = basename(path)
    .replace(/\.[^.]+$/, '')
    .split('.');
  const role = roles.join('.');
  const workspace = WORKSPACES.find(({ path: start }) => path.startsWith(start));
  const found = [];
  if (!KEBAB.test(stem)) found.push(`${path}: "${stem}" is not kebab-case`);
  const words = path.toLowerCase().split(/[/.-]/);
  for (const word of FORBIDDEN.filter((word) => words.includes(word))) found.push(`${path}: "${word}" says nothing`);
  const knowsRole = workspace?.roles.includes(role) || TESTS.some((test) => role.endsWith(`.${test}`));
  if (workspace && role !== '' && !knowsRole) found.push(`${path}: "${workspace.path}" knows no role ".${role}"`);
  const named = path.split('/').some((folder) => `-${stem}-`.includes(`-${folder}-`)) || path.includes('/testing/');
  if (role === '' && stem !== 'feature' && !named && workspace?.roleNeeded?.test(path))
    found.push(`${path}: a file of a feature says its role`);
  return found;
}

const looked = committedFiles().filter(
  (path) => CODE.test(path) && !path.startsWith('.') && !path.startsWith('patches/'),
);
const violations = looked.filter((path) => !(path in EXCEPTIONS)).flatMap(violationsOf);
const tooFew = looked.length < FLOOR ? [`saw ${looked.length} files, expected at least ${FLOOR}`] : [];
const stale = Object.keys(EXCEPTIONS)
  .filter((path) => !looked.includes(path))
  .map((path) => `${path}: an exception for nothing`);
report(`${looked.length} file names`, [...tooFew, ...stale, ...violations]);
