import { all, required } from './field-rule.js';
import { pattern } from './text-rules.js';

/** Spec 1 section 8: invalid and expired links read alike. */
export const LINK_NOT_VALID = 'This link is no longer valid';

/** The secret of a link in a mail: 32 bytes in base64url. */
export const linkToken = all(required<string>(LINK_NOT_VALID), pattern(/^[\w-]{43}$/, LINK_NOT_VALID));
