import type { EndorsementCode, LimitCode } from '../line-codes.js';

/** A field of a policy that a certificate may state. */
export type ExtractedKey =
  | 'number'
  | 'effectiveOn'
  | 'expiresOn'
  | 'carrier'
  | 'trigger'
  | 'aggregate'
  | 'symbols'
  | 'perStatute'
  | 'exclusion'
  | 'exclusionComment'
  | 'retention'
  | 'operations'
  | 'remarks'
  | `limit.${LimitCode}`
  | `endorsement.${EndorsementCode}`;

/**
 * How the text of a value is written, so that values of all fields are compared and sent alike. `day`: `YYYY-MM-DD`. `money`: cents in digits.
 * `insurer`: the id of an insurer on record. `choice`: a code. `symbols`: covered auto symbols in their order, `1,8,9`. `box`: `CHECKED`.
 */
export type ValueForm = 'text' | 'day' | 'money' | 'insurer' | 'choice' | 'symbols' | 'box';

/** A box that is checked; one that is not checked says nothing. */
export const CHECKED = 'yes';
/** An answer to the question whether somebody is excluded. */
export const EXCLUDED = 'excluded';
export const NOT_EXCLUDED = 'notExcluded';
