import { Secret } from 'otpauth';

const CODES = 10;
const CODE_BYTES = 10;

/** Ten codes of 80 random bits: four times four letters and digits, with hyphens. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: CODES }, () =>
    new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/.{4}(?=.)/g, '$&-'),
  );

/** A code as it is compared: people leave out hyphens, and write capitals. */
export const foldedCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Recovery codes are longer than the six digits of an app. */
export const isOfApp = (code: string): boolean => /^\d{6}$/.test(foldedCode(code));
