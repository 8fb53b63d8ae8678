import { listOf } from './list-rules.js';
import { remarks, NOTE_LENGTH } from './note-fields.js';
import { requiredLines } from './text-rules.js';

/** Spec 2 section 9: notes, instructions and comments of a policy; may be empty. */
export const notesText = remarks;

/** A remark that a policy provides (spec 2 section 2). */
const remarkText = requiredLines('REMARK.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');

/** No certificate has room for more. */
export const MOST_REMARKS = 20;
export const remarkTexts = listOf(remarkText, { least: 0, most: MOST_REMARKS }, 'REMARKS.TOO_MANY');
