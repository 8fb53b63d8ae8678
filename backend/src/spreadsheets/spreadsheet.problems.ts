import type { ProblemsOf } from '#server/problems/problem-text';
import type { SHEET_CODES } from './sheet-content.js';

/** What may be wrong with an uploaded spreadsheet as a whole. */
export const SPREADSHEET_PROBLEMS = {
  'SHEET.NOT_READABLE': {
    status: 422,
    message: 'This file cannot be read as a spreadsheet. Please save it again as .xlsx or .csv.',
  },
  'SHEET.TOO_MANY_ROWS': { status: 422, message: 'A spreadsheet may have at most 10,000 rows. Please split it.' },
  'SHEET.TOO_LARGE_INSIDE': { status: 422, message: 'This file unpacks to more than a spreadsheet may hold.' },
  'SHEET.NO_HEADING': { status: 422, message: 'The first row must name the columns, as in the sample file.' },
  'SHEET.TOO_SLOW': {
    status: 422,
    message: 'This file takes too long to read. Please save it again as .xlsx or .csv.',
  },
  'SHEET.COLUMN_MISSING': {
    status: 422,
    message: 'The column {column} is missing. Please begin with the sample file.',
  },
} satisfies ProblemsOf<typeof SHEET_CODES>;
