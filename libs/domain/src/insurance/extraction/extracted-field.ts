import type { FactSource } from '../source-table.js';
import type { FieldReading } from '../certificate/field-reading.js';
import type { ExtractedKey, ValueForm } from './extracted-value.js';

/** Where on the page a value was read, how, and how sure that is. */
export type ReadPlace = Pick<FieldReading, 'page' | 'box' | 'text' | 'method' | 'confidence'>;

/** What a certificate says in a field. */
export interface ReadField {
  readonly key: ExtractedKey;
  /** As `ValueForm` writes it; null where what stands there is no value of the field. */
  readonly value: string | null;
  /** A value may be read from several places, as the autos that are ticked; empty where the page says nothing. */
  readonly places: readonly ReadPlace[];
  /** Codes of doubts and findings of the reader. */
  readonly warnings: readonly string[];
  /** It is of the certificate as a whole, so it is entered only where a person says so. */
  readonly isOffered?: boolean;
}

/** Why a person has to look at a field. */
export type FieldNeed =
  /** It was read with less certainty than `SURE`. */
  | 'LOW_CONFIDENCE'
  /** Something on the page does not fit. */
  | 'WARNED'
  /** What stands there is no value, or the policy needs one and the page has none. */
  | 'NO_VALUE'
  /** Whether a requester's demand is met depends on it. */
  | 'DECIDES'
  /** The policy on file says something else. */
  | 'DIFFERS'
  /** And what the file says is proven better than by a certificate. */
  | 'BETTER_ON_FILE'
  /** And was changed on file from a day after that of the certificate on: it can only be left. */
  | 'CHANGED_SINCE';

/** A field as a person confirms it. */
export interface ExtractedField extends ReadField {
  /** Null where there is no such policy, or it does not state it. */
  readonly onFile: string | null;
  /** The source on file that proves most. */
  readonly onFileSource: FactSource | null;
  readonly form: ValueForm;
  /** The least certainty of the places it was read from, 0 to 1; 1 where it was read nowhere. */
  readonly confidence: number;
  /** Empty where it is taken as it was read unless somebody says otherwise, or where the file says the same. */
  readonly needs: readonly FieldNeed[];
}

/** Of fields that are read with this certainty at least 95 of 100 are right [E02]. */
export const SURE = 0.95;

/** The least certainty of the places it was read from; 1 where it was read nowhere. */
export const confidenceOf = ({ places }: Pick<ReadField, 'places'>): number =>
  Math.min(1, ...places.map(({ confidence }) => confidence));

const SURE_NEEDS: readonly FieldNeed[] = ['DECIDES', 'DIFFERS'];

/** Whether all that is sure may be accepted at once with it. */
export const isSure = ({ needs, value }: ExtractedField): boolean =>
  value !== null && needs.every((need) => SURE_NEEDS.includes(need));
