import type { ProblemTexts } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const HISTORY_PROBLEMS = {
  'EVENT_PROOF.NOT_FOUND': { status: 404, message: 'There is no such event.' },
  'EVENT_PROOF.NOT_SIGNED_YET': {
    status: 409,
    message: 'No published checkpoint holds this event yet. The next one is signed within a day.',
  },
  'EVIDENCE_PACK.DAYS_NOT_VALID': { status: 422, message: 'The last day cannot be before the first day.', field: 'to' },
  'EVIDENCE_PACK.TOO_MANY_DAYS': { status: 422, message: 'A pack holds at most {most} days.', field: 'to' },
  'LEDGER.DIFFERS': {
    status: 503,
    message: 'The log is not as it was signed. Nothing is proven until somebody has looked at it.',
  },
} satisfies ProblemTexts;
