import { freeLines, requiredLines } from './text-rules.js';

/** Notes and review comments hold so many characters [I02]. */
export const NOTE_LENGTH = 1000;

/** A note on a project or a supplier [I02]. */
export const noteText = requiredLines('NOTE.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');

/** Notes that a form requires [C16]. */
export const notesBox = requiredLines('NOTES.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');

/** Optional text: a message, remarks, a comment. */
export const remarks = freeLines(NOTE_LENGTH, 'NOTE.TOO_LONG');

/** Why something was denied, rejected or canceled: required [A15]. */
export const reason = requiredLines('REASON.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');

export const MAINTENANCE_TEXT_LENGTH = 300;

/** What people read of a planned maintenance [A13]. */
export const maintenanceText = requiredLines('MAINTENANCE_TEXT.REQUIRED', MAINTENANCE_TEXT_LENGTH, 'NOTE.TOO_LONG');

/** What a person writes to the support about a plan [F08]. */
export const inquiryText = requiredLines('INQUIRY.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');
