import { all, required, type FieldRule } from './field-rule.js';
import { freeText, maxLength, requiredText } from './text-rules.js';

/** Spec 2 section 9: notes and review comments hold so many characters. */
export const NOTE_LENGTH = 1000;

/** A note on a project or a supplier (3 section 5). */
export const noteText = requiredText('NOTE.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');

/** A notes box inside a form (2 section 5). */
export const notesBox = requiredText('NOTES.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');

/** Optional text: a message, remarks, a comment. */
export const remarks = freeText(NOTE_LENGTH, 'NOTE.TOO_LONG');

/** Why something was denied, rejected or canceled. The specification requires it. */
export const reason: FieldRule<string> = all(required<string>('REASON.REQUIRED'), maxLength(NOTE_LENGTH, 'NOTE.TOO_LONG'));
