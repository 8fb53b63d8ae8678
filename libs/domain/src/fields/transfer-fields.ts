import type { FieldRule } from './field-rule.js';
import { requiredText } from './text-rules.js';

const LONGEST_FILE_NAME = 200;

/** The client's letter that names its new agent, as it is called where it is kept. */
export const letterName: FieldRule<string> = requiredText(
  'Please name the letter.', LONGEST_FILE_NAME, `File name cannot exceed ${LONGEST_FILE_NAME} characters.`,
);
