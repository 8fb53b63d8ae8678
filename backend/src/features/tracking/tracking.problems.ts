import type { TRACKING_CODES } from '@covertrail/domain/tracking/tracking.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const TRACKING_PROBLEMS = {
  'TRACKING.NOT_FOUND': { status: 404, message: 'This supplier is not tracked.' },
  'TRACKING.ALREADY_STARTED': { status: 409, message: 'This supplier is tracked already.' },
  'TRACKING.BEFORE_START': { status: 422, message: 'This supplier was not tracked on that day.' },
  'TRACKING.TEMPLATE_NOT_IN_EFFECT': { status: 422, message: 'This template is not in effect on that day yet.' },
  'TRACKING.NO_POLICY': { status: 422, message: 'Please select a policy.' },
  'TRACKING.CANCELED': {
    status: 409,
    message: 'You do not track this supplier any more. Request coverage to begin again.',
  },
} satisfies ProblemsOf<typeof TRACKING_CODES>;
