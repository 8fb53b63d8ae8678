import type { CoverageLine } from '../line-codes.js';
import type { FieldKey } from './field-keys.js';

/** The fields of a certificate that hold sentences. */
export type SentenceField = Extract<FieldKey, 'description' | 'remarks'>;

/** A sentence of a certificate that takes cover away [E02]. */
export interface StatedExclusion {
  readonly key: SentenceField;
  /** As it is printed, on one line. */
  readonly text: string;
  /** The endorsement forms in it that exclude something, as they are printed. */
  readonly forms: readonly string[];
  /** The lines whose policies it may be about; empty where it names none. */
  readonly lines: readonly CoverageLine[];
}
