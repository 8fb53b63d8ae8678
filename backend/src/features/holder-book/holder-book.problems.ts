import type { HOLDER_BOOK_CODES } from '@covertrail/domain/holder-book/holder-book.decider';
import type { ProblemsOf, ProblemTexts } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const HOLDER_BOOK_PROBLEMS = {
  'HOLDER_BOOK.DUPLICATE': { status: 409, message: 'This certificate holder is in the address book already.' },
  'HOLDER_BOOK.NOT_FOUND': { status: 404, message: 'There is no such certificate holder.' },
  'HOLDER_BOOK.ALREADY_EXISTS': { status: 409, message: 'This certificate holder exists already.' },
  'HOLDER_BOOK.NOT_VALID': { status: 422, message: 'Please enter the certificate holder.' },
  'HOLDER_BOOK.TOO_LONG': { status: 422, message: 'The text of the box cannot exceed {most} characters.' },
} satisfies ProblemsOf<typeof HOLDER_BOOK_CODES>;

const TEXTS: ProblemTexts = HOLDER_BOOK_PROBLEMS;
const OTHERWISE = 'This row could not be imported.';

/** Why a row was refused, in words. */
export const holderBookText = (code: string): string => TEXTS[code]?.message ?? OTHERWISE;
