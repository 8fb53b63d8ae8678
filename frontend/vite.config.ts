import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareIcons } from './build/bare-icons.js';
import { importedAtOnce } from './build/imported-at-once.js';
import { sharedFiles } from './build/shared-files.js';

const BACKEND = 'http://localhost:3000';

/**
 * Packages grouped so that a change of ours leaves their files in the browser's cache. A group takes what its packages need
 * unless one of higher priority has it: charts take what is left, so that the first screen needs nothing of theirs.
 */
const VENDORS = [
  {
    name: 'react',
    priority: 4,
    test: /node_modules\/(react|react-dom|react-is|react-router|react-router-dom|scheduler|use-sync-external-store|clsx)\//,
  },
  {
    name: 'state',
    priority: 3,
    test: /(?<!recharts\/)node_modules\/(redux|@redux|react-redux|typed-redux-saga|reselect|immer)/,
  },
  {
    name: 'semantic',
    priority: 2,
    test: /node_modules\/(semantic-ui-react|@semantic-ui-react|@popperjs|react-popper|lodash)/,
  },
  // Those of the menus, which nearly every page draws; an icon of few pages is a file of its own.
  { name: 'icons', priority: 1, test: /node_modules\/lucide-react/, minShareCount: 60 },
  { name: 'socket', priority: 1, test: /node_modules\/(socket\.io|engine\.io|@socket\.io)/ },
  { name: 'charts', priority: 1, test: /node_modules\/(recharts|d3-|victory-vendor|decimal\.js-light|es-toolkit)/ },
];

/**
 * What the entry imports, in one file: every page loads it, and dozens of files of a few hundred bytes compress worse and lengthen the lists
 * of what to load with a page.
 */
const FIRST = { name: 'first', priority: 0, tags: ['$initial' as const] };

/** What pages share: without this each set of pages that share something is a file, and a page loads 150 of them. */
const SHARED = {
  name: sharedFiles(fileURLToPath(new URL('src/main.tsx', import.meta.url))),
  debugName: 'shared',
  priority: -1,
  includeDependenciesRecursively: false,
};

/**
 * Files that are loaded later have a hash alone for a name: the entry lists a hundred styles, for what to load with each page, and each page its
 * files. The manifest of the build says what each of them is.
 */
const LATER = { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' } as const;

/**
 * The router is built twice, and its package names only the build that warns a developer in the console: those warnings are 1 kB of the first
 * file of every page.
 */
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const WITHOUT_WARNINGS = [
  { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
];

const proxy = {
  '/covertrail-api': { target: BACKEND },
  '/covertrail-websocket': { target: BACKEND, ws: true },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), bareIcons(), importedAtOnce()],
  resolve: {
    conditions: ['covertrail-source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? WITHOUT_WARNINGS : [],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // Published from there by scripts/publish-page.mjs: emptied in place, a product that runs would serve no page meanwhile.
    outDir: '../.tmp/page',
    emptyOutDir: true,
    manifest: true,
    // Each page asks for its files by itself; styles are still loaded by the entry, so that nothing is drawn without them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: { output: { ...LATER, codeSplitting: { groups: [...VENDORS, FIRST, SHARED] } } },
  },
}));
