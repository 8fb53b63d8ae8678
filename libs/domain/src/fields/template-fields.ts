import { listOf } from './list-rules.js';
import { integerBetween } from './number-rules.js';
import { NOTE_LENGTH } from './note-fields.js';
import { oneOf, requiredLines, requiredText } from './text-rules.js';
import { SIZES, STRENGTHS } from '../insurance/coverage.js';

/** A template [F04]; how long its name may be is ours. */
export const templateName = requiredText('TEMPLATE_NAME.REQUIRED', 100, 'TEMPLATE_NAME.TOO_LONG');

export const ratingStrength = oneOf(STRENGTHS, 'RATING_STRENGTH.REQUIRED');
export const ratingSize = oneOf(SIZES, 'RATING_SIZE.REQUIRED');

/** A text that policies must state [C10]; as long as a remark. */
const requiredRemark = requiredLines('REMARK.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');
/** No certificate has room for more. */
export const MOST_REQUIRED_REMARKS = 10;
export const requiredRemarks = listOf(requiredRemark, { least: 1, most: MOST_REQUIRED_REMARKS }, 'REMARKS.TOO_MANY');

/** Words by which a required document is found among the files; as long as a description (decision 43). */
export const REQUIRED_DOCUMENT_NAME_LENGTH = 150;
export const requiredDocumentName = requiredText(
  'DOCUMENT_NAME.REQUIRED',
  REQUIRED_DOCUMENT_NAME_LENGTH,
  'DOCUMENT_NAME.TOO_LONG',
);
/** Ten years: nobody asks for older documents. */
const OLDEST_DOCUMENT_DAYS = 3_650;
export const documentDays = integerBetween(1, OLDEST_DOCUMENT_DAYS, 'DOCUMENT_DAYS.NOT_VALID');
/** No line has more documents that are worth asking for. */
export const MOST_REQUIRED_DOCUMENTS = 10;

/** [F04] Characters from which templates are searched. */
export const TEMPLATE_SEARCH_FROM = 4;
