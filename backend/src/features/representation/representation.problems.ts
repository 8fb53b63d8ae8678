import type { REPRESENTATION_CODES } from '@covertrail/domain/representation/representation.decider';
import type { ProblemsOf } from '#http/problems/problem-text';

/** How the refusals of this feature are answered. */
export const REPRESENTATION_PROBLEMS = {
  'REPRESENTATION.ALREADY_APPOINTED': { status: 409, message: 'This client has another agency of record. Request a transfer from it.' },
  'REPRESENTATION.ALREADY_REQUESTED': { status: 409, message: 'Your agency has asked this company already. It has not answered yet.' },
  'REPRESENTATION.NOT_WAITING': { status: 409, message: 'This request to be the agency of record is no longer open.' },
  'REPRESENTATION.REFUSED': { status: 409, message: 'This company has refused your agency. Ask it for an open Request ID or its Tax ID.' },
  'REPRESENTATION.NOT_CURRENT': { status: 409, message: 'This client now has another agency of record.' },
} satisfies ProblemsOf<typeof REPRESENTATION_CODES>;
