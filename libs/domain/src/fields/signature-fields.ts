import type { FieldRule } from './field-rule.js';

/** Of a picture of a signature, in bytes: it goes in a message of JSON, and stands in a box of some 200 by 40 points [E04]. */
export const LARGEST_SIGNATURE = 150_000;

/** The least and the most dots of it in each direction: it is held in memory whole when a certificate is drawn. */
export const SIGNATURE_DOTS = { least: 16, most: 1_000 } as const;

/** Signatures are PNG or JPEG [E04]. */
const DATA_URI = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/;

/** A picture as an address of `data:`. Its content is looked at where it is kept. */
export const signaturePicture: FieldRule = {
  check(value) {
    const content = typeof value === 'string' ? contentOf(value) : null;
    if (content === null) return { code: 'SIGNATURE.NO_PICTURE' };
    return (content.length * 3) / 4 > LARGEST_SIGNATURE ? { code: 'SIGNATURE.TOO_LARGE' } : null;
  },
};

/** What stands behind the comma, in base64; null where it is no address of a picture. */
export const contentOf = (dataUri: string): string | null => DATA_URI.exec(dataUri)?.[1] ?? null;
