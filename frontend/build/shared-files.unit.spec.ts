import type { ModuleInfo } from './loaded-together.js';
import { sharedFiles } from './shared-files.js';

const ENTRY = '/src/main.tsx';
const LOG_IN = '/src/login.page.tsx';
const LISTS = ['/src/policies.page.tsx', '/src/suppliers.page.tsx'];

const built = (importedIds: readonly string[], dynamicallyImportedIds: readonly string[] = []): ModuleInfo => ({
  code: 'x'.repeat(200),
  importedIds,
  dynamicallyImportedIds,
});

const MODULES: Readonly<Record<string, ModuleInfo>> = {
  [ENTRY]: built(['/src/store.ts'], [LOG_IN, ...LISTS]),
  '/src/store.ts': built([]),
  [LOG_IN]: built(['/src/store.ts', '/src/password.tsx']),
  '/src/password.tsx': built([]),
  [LISTS[0]!]: built(['/src/list.tsx', '/src/column.ts']),
  [LISTS[1]!]: built(['/src/list.tsx', '/src/column.ts', '/src/node_modules/table/index.js']),
  '/src/list.tsx': built([]),
  '/src/column.ts': built(['/src/node_modules/table/index.js']),
  '/src/node_modules/table/index.js': built([]),
};
const fileOf = sharedFiles(ENTRY);
const named = (id: string) => fileOf(id, { getModuleInfo: (wanted) => MODULES[wanted] ?? null });

it('names one file for what the same pages share', () => {
  expect(named('/src/list.tsx')).not.toBeNull();
  expect(named('/src/column.ts')).toBe(named('/src/list.tsx'));
});

it.each([ENTRY, '/src/store.ts', LOG_IN, '/src/password.tsx', LISTS[0]!, '/src/node_modules/table/index.js'])(
  'leaves %s to the bundler',
  (id) => expect(named(id)).toBeNull(),
);
