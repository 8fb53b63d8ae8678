import type { PLANNED_MAINTENANCE_CODES } from '@covertrail/domain/planned-maintenance/planned-maintenance.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered, and those of commands while the product is maintained. */
export const PLANNED_MAINTENANCE_PROBLEMS = {
  'PLANNED_MAINTENANCE.RUNNING': {
    status: 503,
    message: 'Maintenance in progress: nothing can be changed until it ends. You can go on reading. {text}',
  },
  'PLANNED_MAINTENANCE.ENDS_BEFORE_IT_BEGINS': {
    status: 422,
    message: 'The maintenance must end after it begins.',
    field: 'until',
  },
  'PLANNED_MAINTENANCE.IN_THE_PAST': { status: 422, message: 'This time is over already.', field: 'until' },
  'PLANNED_MAINTENANCE.OVERLAPS': {
    status: 409,
    message: 'Another maintenance is planned in this time. Cancel that one first.',
  },
  'PLANNED_MAINTENANCE.NOT_PLANNED': { status: 404, message: 'This maintenance is not planned any more.' },
  'PLANNED_MAINTENANCE.OVER': { status: 409, message: 'This maintenance is over already.' },
} satisfies ProblemsOf<typeof PLANNED_MAINTENANCE_CODES>;
