import { createHash, randomBytes } from 'node:crypto';
import { CHECK_CODE_SIGNS, foldedCheckCode, printedCheckCode } from '@covertrail/domain/fields/check-code-fields';

/** Digits and letters that nobody takes for one another in print: without I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new code by which anyone who has a certificate may check it: `7Q4M-…`, in print [E05]. It has eighty bits: neither the code nor, from its hash in
 * the log, what it was can be guessed.
 */
export const newCheckCode = (): string =>
  printedCheckCode([...randomBytes(CHECK_CODE_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join(''));

/** What the log keeps of a code, however it was typed: with small letters, without dashes. */
export const checkHashOf = (code: string): string => createHash('sha256').update(foldedCheckCode(code)).digest('hex');

/** The page that the QR of a certificate opens. The code stands behind `#`: no server and no log sees it. */
export const checkUrlOf = (publicUrl: string, code: string): string => `${publicUrl}/check-certificate#${code}`;
