import type { INQUIRY_CODES } from '@covertrail/domain/inquiry/inquiry.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const INQUIRY_PROBLEMS = {
  'INQUIRY.TEXT_REQUIRED': { status: 422, message: 'Please enter your message.', field: 'inquiry' },
  'INQUIRY.NO_SUPPORT': {
    status: 409,
    message: 'This product names no address of a support, so nobody would read your message.',
  },
} satisfies ProblemsOf<typeof INQUIRY_CODES>;
