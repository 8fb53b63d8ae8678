import { readFileSync } from 'node:fs';

const { jsc } = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));

/** Server workspaces run in plain Node, compiled for `require` (`test/runner/required-sources.cjs`). */
const server = (displayName, testMatch) => ({
  displayName,
  runner: '<rootDir>/test/runner/plain-runner.mjs',
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: ['<rootDir>/test/support/property-seed.ts'],
  testMatch,
});

/** Suites that change a module of ours, or put another in its place: each needs modules of its own. */
const REPLACING = [
  'frontend/src/live/live.saga.page.spec.ts',
  'frontend/test/invented-line.page.spec.tsx',
  'frontend/test/invented-line.unit.spec.ts',
];

const page = {
  displayName: 'page',
  runner: '<rootDir>/test/runner/page-runner.mjs',
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
  testMatch: ['<rootDir>/frontend/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...REPLACING],
};

const pageAlone = {
  displayName: 'page-alone',
  testEnvironment: 'jest-environment-jsdom',
  setupFiles: ['<rootDir>/frontend/test/polyfills.cjs'],
  setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
  moduleNameMapper: {
    '\\.(css|svg|woff2?)$': '<rootDir>/frontend/test/empty.cjs',
    '\\.mjs\\?url$': '<rootDir>/frontend/test/empty.cjs',
    '^pdfjs-dist$': '<rootDir>/frontend/test/pdf.cjs',
    '^socket\\.io-client$': '<rootDir>/frontend/test/silent-socket.cjs',
    '^@covertrail/(domain|contracts|wording|platform)/(.*)$': '<rootDir>/libs/$1/src/$2.ts',
    '^#(.*?)(\\.tsx)?$': '<rootDir>/frontend/src/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          ...jsc,
          parser: { ...jsc.parser, tsx: true },
          transform: { ...jsc.transform, react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        swcrc: false,
      },
    ],
  },
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: REPLACING.map((path) => `<rootDir>/${path}`),
};

export default {
  projects: [
    server('domain', ['<rootDir>/libs/{domain,contracts,wording,certificates,issued-certificates}/**/*.spec.ts']),
    server('platform', ['<rootDir>/libs/platform/**/*.spec.ts']),
    server('projections', ['<rootDir>/projections/**/*.spec.ts']),
    server('backend', ['<rootDir>/{backend,libs/demo}/**/*.spec.ts']),
    server('product', ['<rootDir>/test/*.spec.ts', '<rootDir>/test/!(processes|faults)/**/*.spec.ts']),
    server('processes', ['<rootDir>/test/{processes,faults}/**/*.spec.ts']),
    page,
    pageAlone,
  ],
  reporters: ['default', '<rootDir>/test/runner/slowest-suites.mjs'],
  // Longer than what is waited for inside a test, which is named when it does not come; a busy machine is no failure.
  testTimeout: 120_000,
};
