import { ACCOUNT_PROBLEMS } from './problems/account.problems.js';
import { CLIENT_PROBLEMS } from './problems/client.problems.js';
import { HTTP_PROBLEMS } from './problems/http.problems.js';
import { POLICY_PROBLEMS } from './problems/policy.problems.js';
import type { ProblemTexts } from './problems/problem-text.js';
import { REQUEST_PROBLEMS } from './problems/request.problems.js';
import { TEMPLATE_PROBLEMS } from './problems/template.problems.js';

/** The one place that maps a code to HTTP and words. A code that is missing here fails `problems.unit.spec.ts`. */
export const PROBLEMS: ProblemTexts = {
  ...HTTP_PROBLEMS,
  ...ACCOUNT_PROBLEMS,
  ...CLIENT_PROBLEMS,
  ...POLICY_PROBLEMS,
  ...REQUEST_PROBLEMS,
  ...TEMPLATE_PROBLEMS,
};
