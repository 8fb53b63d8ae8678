import { readFileSync } from 'node:fs';
import { filesUnder } from './source-tree.js';

const ON_BEHALF = 'says whom an agency represents; its rights to each policy are under way (decision 70)';
const AUTHOR = 'is about the author of an event';
const NO_COMPANY = 'an operator has no company';
const WORDS = 'words for each reader';
const START = 'where a person of each role begins';

/** Files that compare a role with one by name, each with its reason. Who may do something is asked of the capabilities, the grants or the sides. */
export const COMPARES_ROLES: Readonly<Record<string, string>> = {
  'backend/src/auth/representations.service.ts': ON_BEHALF,
  'backend/src/auth/request-parameters.decorator.ts': NO_COMPANY,
  'backend/src/features/history/verdict/who-saw-form.rules.ts': AUTHOR,
  'backend/src/features/policy/policy.grants.ts': ON_BEHALF,
  'backend/src/features/policy/policy.notices.ts': AUTHOR,
  'backend/src/features/session/user-details/user-details.query.ts': NO_COMPANY,
  'backend/src/features/share/share-policies.command.ts': ON_BEHALF,
  'backend/src/naming/hidden-terms.rules.ts': 'takes the role alone, of a reader',
  'backend/src/openapi/openapi-document.ts': NO_COMPANY,
  'frontend/src/features/activity-log/components/company-pick.tsx': WORDS,
  'frontend/src/features/activity-log/components/log-filters.tsx': WORDS,
  'frontend/src/features/correction/correction-places.view.ts': START,
  'frontend/src/features/cure-plan/cure-plan.view.ts': WORDS,
  'frontend/src/features/policy/components/accepting-requesters.tsx': WORDS,
  'frontend/src/features/policy/components/policy-header.tsx': WORDS,
  'frontend/src/features/session/sagas/landing.saga.ts': START,
  'frontend/src/features/shell/components/operator-shell.tsx': NO_COMPANY,
  'frontend/src/features/shell/components/role-toggle.tsx': START,
  'frontend/src/features/shell/components/shell.tsx': NO_COMPANY,
  'frontend/src/features/shell/pages/error-pages.tsx': START,
  'libs/demo/src/demo-people.ts': 'says what the companies of the demo world do',
  'libs/domain/src/kernel/initiator.ts': AUTHOR,
  'libs/domain/src/policy/policy-edits.ts': AUTHOR,
  'libs/domain/src/rights/principal.ts': NO_COMPANY,
  'libs/domain/src/rights/sides.ts': 'the sides themselves',
  'libs/platform/src/deciders/command-meta.ts': AUTHOR,
  'libs/platform/src/deciders/handling.ts': AUTHOR,
};

const FOLDERS = [
  'backend/src',
  'projections/src',
  'frontend/src',
  ...['contracts', 'demo', 'domain', 'platform', 'wording'].map((name) => `libs/${name}/src`),
];
const isProduct = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(spec|generated|d)\.tsx?$/.test(file);
const COMPARISON = /\brole [!=]== '(?:requester|insured|agent|operator|system)'/;

/** The product's files in which a role is compared with one by name. */
export const filesThatCompareRoles = (): string[] =>
  FOLDERS.flatMap((folder) => filesUnder(folder, ''))
    .filter((file) => isProduct(file) && COMPARISON.test(readFileSync(file, 'utf8')))
    .sort();
