import type { CARRIER_CODES } from '@covertrail/domain/carrier/carrier.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CARRIER_PROBLEMS = {
  'CARRIER.NAIC_TAKEN': { status: 409, message: 'An insurer with this NAIC exists already.' },
  'CARRIER.ALREADY_ADDED': { status: 409, message: 'This insurer exists already.' },
  'CARRIER.NOT_FOUND': { status: 404, message: 'This insurer does not exist.' },
} satisfies ProblemsOf<typeof CARRIER_CODES>;
