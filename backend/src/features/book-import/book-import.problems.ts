import type { BOOK_IMPORT_CODES } from '@covertrail/domain/book-import/book-import.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const BOOK_IMPORT_PROBLEMS = {
  'BOOK_IMPORT.NOT_FOUND': { status: 404, message: 'This import does not exist.' },
  'BOOK_IMPORT.ALREADY_EXISTS': { status: 409, message: 'This import was started already.' },
  'BOOK_IMPORT.RUNNING': { status: 409, message: 'This import is still running. It can be undone when it has ended.' },
  'BOOK_IMPORT.EMPTY': { status: 422, message: 'No row of this file can be imported.' },
} satisfies ProblemsOf<typeof BOOK_IMPORT_CODES>;
