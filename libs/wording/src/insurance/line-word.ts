import type { CoverageLine, LimitOf } from '@covertrail/domain/insurance/coverage';

/** A limit by the words of ACORD 25 (2016/03). */
export interface LimitWords {
  readonly name: string;
  /** Inside a sum. */
  readonly short: string;
  /** Inside a sentence, where it is not the short name with `limit` behind it. */
  readonly inSentence?: string;
}

/** How people name a line. */
export interface LineWords<Limit extends PropertyKey = string> {
  readonly name: string;
  /** For narrow columns, and before what a requirement is about. */
  readonly short: string;
  /** Inside a sum, where it is not the short name. */
  readonly inSum?: string;
  readonly limits: Readonly<Record<Limit, LimitWords>>;
}

/** The names of some rows of the table of lines. */
export type WordsOf<Line extends CoverageLine> = { readonly [One in Line]: LineWords<LimitOf<One>> };
