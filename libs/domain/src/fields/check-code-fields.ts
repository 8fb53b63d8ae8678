import { lookedUp } from './field-rule.js';
import { freeText } from './text-rules.js';

/** The code of a certificate as somebody types it: what is no code finds nothing, as one that is unknown does [E05]. */
export const checkCode = lookedUp(freeText(100, 'STATED_TEXT.TOO_LONG'));

/** How many signs a code has. */
export const CHECK_CODE_SIGNS = 16;

/**
 * A code however it was typed: in capitals, without spaces and dashes, with the digits that are taken for letters. No code has an I, an L or an O.
 * A whole address may stand in front of it.
 */
export const foldedCheckCode = (typed: string): string =>
  typed
    .slice(typed.lastIndexOf('#') + 1)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** `7Q4M-0B2C-9D3E-5F6G`: as it is printed. */
export const printedCheckCode = (folded: string): string => folded.replaceAll(/(.{4})(?=.)/g, '$1-');
