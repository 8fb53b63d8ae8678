import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A `.contract.ts` in the platform is the suite that every adapter of a port must pass. */
const SPECS = [
  '**/*.spec.{ts,tsx}',
  '**/testing/**',
  'test/**',
  '*/test/**',
  'libs/*/test/**',
  'libs/platform/src/**/*.contract.ts',
];

/** Prose and samples: their length says nothing about their shape. */
const CONTENT = ['**/seed/**/*.content.ts', '**/*.seed.ts', '**/reference/**'];

const COUNT = { skipComments: true, skipBlankLines: true };

const impure = (group, message) => ({ group, message });

/** Rules and sentences: the same input gives the same output. */
const PURE = ['libs/domain/src/**/*.ts', 'libs/wording/src/**/*.ts'];

const IMPURE = [
  impure(['node:*', 'fs', 'path', 'crypto', 'events'], 'Rules and sentences are pure: no input or output.'),
  impure(
    ['@nestjs/*', 'rxjs', 'class-validator', 'class-transformer', 'reflect-metadata'],
    'Rules and sentences know no framework.',
  ),
];

/** Folders where every declaration says what it is. */
const NAMED = ['bench', 'frontend', 'libs/platform', 'projections', 'scripts', 'test'].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);

const SAYS_NOTHING = '[name=/^(one|asked|known|look)$/]';

/** Bars the names that say nothing wherever something is declared. What is read of a stored property keeps its name. */
const NAMING = [
  `VariableDeclarator > Identifier.id${SAYS_NOTHING}`,
  `:function > Identifier.params${SAYS_NOTHING}`,
  `:function > Identifier.id${SAYS_NOTHING}`,
  `TSParameterProperty > Identifier${SAYS_NOTHING}`,
  `AssignmentPattern > Identifier.left${SAYS_NOTHING}`,
  `RestElement > Identifier${SAYS_NOTHING}`,
  `ArrayPattern > Identifier${SAYS_NOTHING}`,
  `ObjectPattern > Property[shorthand=false] > Identifier.value${SAYS_NOTHING}`,
  `MethodDefinition > Identifier.key${SAYS_NOTHING}`,
  `PropertyDefinition > Identifier.key${SAYS_NOTHING}`,
  `TSPropertySignature > Identifier.key${SAYS_NOTHING}`,
  `TSMethodSignature > Identifier.key${SAYS_NOTHING}`,
].map((selector) => ({ selector, message: 'Name it by what it is: a policy, a request, a row.' }));

/** Where properties are stored, or belong to a call, their names stay as they were stored. */
const NAMING_BESIDE_STORED = NAMING.filter(
  ({ selector }) => !/^(TSPropertySignature|PropertyDefinition)/.test(selector),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'var/**',
      'coverage/**',
      'bench/peers/**',
      'docs/**',
      '**/*.generated.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    linterOptions: { noInlineConfig: true },
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './frontend/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 250, ...COUNT }],
      'max-lines-per-function': ['error', { max: 50, ...COUNT }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@jest/globals', message: '`jest` is a global: suites of the server run in plain Node.' }] },
      ],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: NAMED, rules: { 'no-restricted-syntax': ['error', ...NAMING] } },
  {
    files: ['libs/*/{src,test}/**/*.ts', 'backend/src/**/*.ts'],
    ignores: NAMED,
    rules: { 'no-restricted-syntax': ['error', ...NAMING_BESIDE_STORED] },
  },
  // Markup has a line for each attribute.
  { files: ['frontend/src/**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 80, ...COUNT }] } },
  {
    files: PURE,
    ignores: SPECS,
    rules: {
      'no-restricted-imports': ['error', { patterns: IMPURE }],
      'no-restricted-globals': ['error', 'process', 'fetch', 'setTimeout', 'setInterval', 'crypto', 'performance'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The rules have no clock: take the moment as an argument.' },
        { object: 'Math', property: 'random', message: 'The rules have no dice.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...NAMING_BESIDE_STORED,
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The rules have no clock.' },
        { selector: ':function[async=true]', message: 'The rules wait for nothing.' },
      ],
    },
  },
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: SPECS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...IMPURE,
            impure(['@covertrail/*'], 'Inside the domain, import by relative path; nothing outside it.'),
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest']],
    // The page is not built by the React Compiler, and virtual rows need the library it warns of.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: SPECS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'no-console': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  { files: CONTENT, rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
