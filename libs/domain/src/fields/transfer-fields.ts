import type { FieldRule } from './field-rule.js';
import { requiredText } from './text-rules.js';

const LONGEST_FILE_NAME = 200;

/** The client's letter that names its new agent, as it is called where it is kept. */
export const letterName: FieldRule<string> = requiredText(
  'LETTER_NAME.REQUIRED', LONGEST_FILE_NAME, 'LETTER_NAME.TOO_LONG',
);
