import { useState } from 'react';
import type { Problem } from '../../api/api-problem.js';

/**
 * `isAsked` from the first refusal that is about a captcha: from then on the form has a field for one [A01]. `round` counts the
 * refusals: each answer ends the captcha that was sent with it.
 */
export function useCaptchaAsked(problem: Problem | null) {
  const [seen, setSeen] = useState<{ readonly of: Problem | null; readonly isAsked: boolean; readonly round: number }>({
    of: null,
    isAsked: false,
    round: 0,
  });
  if (problem && problem !== seen.of)
    setSeen({
      of: problem,
      isAsked: seen.isAsked || Boolean(problem.fieldErrors['captcha']),
      round: seen.round + 1,
    });
  return seen;
}
