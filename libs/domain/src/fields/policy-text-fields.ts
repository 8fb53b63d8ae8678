import { REMARK_LENGTH } from '../insurance/terms/further-terms.js';
import { listOf } from './list-rules.js';
import { remarks } from './note-fields.js';
import { requiredLines } from './text-rules.js';

/** Notes, instructions and comments of a policy; may be empty [C16]. */
export const notesText = remarks;

/** A remark that a policy provides [C10]. */
const remarkText = requiredLines('REMARK.REQUIRED', REMARK_LENGTH, 'NOTE.TOO_LONG');

/** No certificate has room for more. */
export const MOST_REMARKS = 20;
export const remarkTexts = listOf(remarkText, { least: 0, most: MOST_REMARKS }, 'REMARKS.TOO_MANY');
