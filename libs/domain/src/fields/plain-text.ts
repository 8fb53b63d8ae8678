import { rule, type FieldRule } from './field-rule.js';

/** Control characters except tab and line ends, and characters that change the direction of the text around them. */
const NEVER_SHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
/** Half of a character: no store and no file can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const isPlain = (text: string): boolean => !NEVER_SHOWN.test(text) && !LONE_SURROGATE.test(text);

/** Ends of lines and paragraphs of every kind, and tabs: Unicode's separators end a line in some programs. */
const BREAKS = /[\t\n\r\u2028\u2029]/;

/** Text of one line. Applies without the spaces around it, as it is stored. */
export const oneLine: FieldRule<string> = rule<string>(
  (value) => typeof value !== 'string' || !BREAKS.test(value.trim()),
  'TEXT.NOT_ONE_LINE',
);

/** Text that people can read and that reads as it is stored. Applies to every incoming text; values that are not text pass. */
export const plainText: FieldRule<string> = rule<string>(
  (value) => typeof value !== 'string' || isPlain(value),
  'TEXT.NOT_PLAIN',
);
