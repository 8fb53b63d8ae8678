import { freeLines, freeText, pattern, requiredLines } from './text-rules.js';

/** Texts that calls take and that nobody enters into a form of ours. */

/** Words to search for. */
export const searchedWords = freeText(200, 'SEARCHED_NAME.TOO_LONG');

/** An insurer as it is looked for in the directory. */
export const searchedInsurer = freeText(50, 'SEARCHED_NAME.TOO_LONG');
export const searchedNaic = freeText(10, 'SEARCHED_NAME.TOO_LONG');

/** The key that the page before returned. */
export const pageKey = freeText(2_000, 'STATED_TEXT.TOO_LONG');

/** The same, of a list in the order of the log. */
export const positionKey = pattern(/^[0-9]{1,64}$/, 'CHOSEN.NOT_VALID');

/** The name of a sort, of a view or of a reaction. */
export const partName = freeText(100, 'STATED_TEXT.TOO_LONG');

/** A finding, by its rule and by the sentence that the page shows. */
export const findingRule = freeText(200, 'STATED_TEXT.TOO_LONG');
export const shownSentence = freeLines(2_000, 'STATED_TEXT.TOO_LONG');

/** Unsaved input of an editor as JSON: larger than any policy that the editor can hold. */
export const draftContent = requiredLines('STATED_VALUE.NOT_VALID', 200_000, 'STATED_TEXT.TOO_LONG');

/** What a person typed in place of a value that was read on a certificate. */
export const typedValue = freeText(1_000, 'STATED_TEXT.TOO_LONG');

/** Lines of coverage that a person chose for rows of a certificate: page, row and line of each. */
export const linesOfRows = pattern(/^(\d{1,3}\.[A-Za-z0-9]{1,30}\.[A-Za-z]{1,60},?){0,300}$/, 'CHOSEN.NOT_VALID');

/** The text of an exhibit: fifteen closely printed pages. */
export const EXHIBIT_LENGTH = 60_000;
export const exhibitText = requiredLines('EXHIBIT.REQUIRED', EXHIBIT_LENGTH, 'STATED_TEXT.TOO_LONG');
