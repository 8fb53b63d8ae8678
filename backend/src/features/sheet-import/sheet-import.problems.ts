import type { SHEET_IMPORT_CODES } from '@covertrail/domain/sheet-import/sheet-import.decider';
import type { ProblemsOf } from '#server/problems/problem-text';
import { SPREADSHEET_PROBLEMS } from '#spreadsheets/spreadsheet.problems';

/** How the refusals of this feature are answered. */
export const SHEET_IMPORT_PROBLEMS = {
  ...SPREADSHEET_PROBLEMS,
  'SHEET_IMPORT.NOT_FOUND': { status: 404, message: 'This import does not exist.' },
  'SHEET_IMPORT.ALREADY_EXISTS': { status: 409, message: 'This import was started already.' },
  'SHEET_IMPORT.EMPTY': { status: 422, message: 'No row of this file can be imported.' },
  'SHEET_IMPORT.RUNNING': { status: 409, message: 'This import is still running. Please wait until it is done.' },
} satisfies ProblemsOf<typeof SHEET_IMPORT_CODES>;
