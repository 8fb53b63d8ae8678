export type Scalar = string | number | boolean | null;
/**
 * Filters of one field. A missing field is null. Fields that are filtered or sorted by hold one value: what a list or an
 * object matches is not promised. `prefix` and `word` compare with the stored (already case-folded) text: fold what is
 * stored and what is asked with `foldedText`.
 */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  /** None of these; null and what is missing are found unless null is among them. */
  | { readonly notIn: readonly Scalar[] }
  /** Numbers with numbers, text with text by code points; never null. Bounds of two types match nothing. */
  | {
      readonly gt?: string | number;
      readonly gte?: string | number;
      readonly lt?: string | number;
      readonly lte?: string | number;
    }
  | { readonly prefix: string }
  /**
   * Some word of the text begins with each word given. Both are split into words alike: runs of letters, marks and digits
   * (`wordsOf`). The text also has each `%`, `_` and backslash that is given. Without any of these it matches every document.
   */
  | { readonly word: string };

/**
 * Fields may be paths (`holder.name`); the entries of one object are and-ed. An empty `and` or `where` is true, an empty
 * `or` is false. Anything else throws UnsupportedQuery.
 */
export type Filter<Where = Readonly<Record<string, Condition>>> =
  { readonly and: readonly Filter<Where>[] } | { readonly or: readonly Filter<Where>[] } | { readonly where: Where };

/**
 * Sorting always ends in the id, in the direction of the field before it. Nulls and missing fields come first when
 * ascending, last when descending; between types null < boolean < number < text, and text goes by code points.
 */
export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

export interface Page {
  readonly limit: number;
  /**
   * Key of the last document of the page before (`nextKey`, same sort): deep pages go by key, not by offset. Not together
   * with an offset; a key that cannot be read throws UnsupportedQuery.
   */
  readonly after?: string;
  /** For shallow pages of a numbered pager; at most 10,000. */
  readonly offset?: number;
}

export interface Found<Doc> {
  readonly documents: Doc[];
  /** Absent on the last page. */
  readonly nextKey?: string;
}
