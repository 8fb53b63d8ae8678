import type { VENDOR_PROGRAM_CODES } from '@covertrail/domain/vendor-program/vendor-program.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const VENDOR_PROGRAM_PROBLEMS = {
  'VENDOR_PROGRAM.FEE_INVALID': { status: 422, message: 'Please enter a fee from $1 to $100,000.', field: 'fee' },
  'VENDOR_PROGRAM.NOT_OFFERED': { status: 409, message: 'Your company offers no Vendor Management Program.' },
} satisfies ProblemsOf<typeof VENDOR_PROGRAM_CODES>;
