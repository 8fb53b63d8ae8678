import type { NOTE_CODES } from '@covertrail/domain/note/note.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const NOTE_PROBLEMS = {
  'NOTE.NOT_FOUND': { status: 404, message: 'This note was removed.' },
  'NOTE.OF_ANOTHER_AUTHOR': { status: 409, message: 'Only the person who wrote a note can change it.' },
  'NOTE.TEXT_REQUIRED': { status: 422, message: 'Note is required' },
} satisfies ProblemsOf<typeof NOTE_CODES>;
