import { readFileSync } from 'node:fs';
import { filesUnder } from './source-tree.js';

const AUTHOR = 'is about the author of an event';
const NO_COMPANY = 'an operator has no company';
const START = 'where a person of each role begins';

/**
 * Files that compare a role with one by name, each with its reason. Who may do something is asked of the capabilities, the grants or the sides,
 * and what differs by who reads stands in a table of `ByReader`.
 */
export const COMPARES_ROLES: Readonly<Record<string, string>> = {
  'frontend/src/features/session/sagas/landing.saga.ts': START,
  'frontend/src/features/session/single-sign-on/sign-on-entry.words.ts': START,
  'frontend/src/features/shell/components/role-toggle.tsx': START,
  'libs/demo/src/demo-people.ts': 'says what the companies of the demo world do',
  'libs/domain/src/kernel/initiator.ts': AUTHOR,
  'libs/domain/src/rights/principal.ts': NO_COMPANY,
  'libs/domain/src/rights/sides.ts': 'the sides themselves',
  'libs/platform/src/deciders/command-meta.ts': AUTHOR,
  'libs/platform/src/deciders/handling.ts': AUTHOR,
};

const FOLDERS = [
  'backend/src',
  'projections/src',
  'frontend/src',
  ...['certificates', 'contracts', 'demo', 'domain', 'issued-certificates', 'platform', 'wording'].map(
    (name) => `libs/${name}/src`,
  ),
];
const isProduct = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(spec|generated|d)\.tsx?$/.test(file);
const COMPARISON = /\brole [!=]== '(?:requester|insured|agent|operator|system)'/;

/** The product's files in which a role is compared with one by name. */
export const filesThatCompareRoles = (): string[] =>
  FOLDERS.flatMap((folder) => filesUnder(folder, ''))
    .filter((file) => isProduct(file) && COMPARISON.test(readFileSync(file, 'utf8')))
    .sort();
