/** What may stand before an item of a list, from the outermost to the innermost as contracts mostly use them. */
const MARKERS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['article', /^(?:article|section|exhibit|part)\s+[\dA-Z]+(?:\.\d+)*[.:]?\s+/i],
  ['parts', /^\d+\.\d+(?:\.\d+)*\.?\s+/],
  ['number', /^\d{1,2}[.)]\s+/],
  ['roman', /^(?:[ivx]{2,5}|[IVX]{2,5})[.)]\s+/],
  ['letter', /^[A-Z][.)]\s+(?!M\.|Best)/],
  ['small', /^[a-z][.)]\s+/],
  ['numberInside', /^\(\d{1,2}\)\s+/],
  ['romanInside', /^\((?:[ivx]{1,5})\)\s+/],
  ['letterInside', /^\([a-zA-Z]{1,2}\)\s+/],
  ['sign', /^[-*\u2022\u25cf\u25aa\u25e6\u00b7o\u2013]\s+/],
];

export interface Marker {
  readonly kind: string;
  readonly length: number;
}

/** The mark of a list item with which a line begins; null where it begins with none. */
export function markerOf(line: string): Marker | null {
  for (const [kind, pattern] of MARKERS) {
    const [mark] = pattern.exec(line) ?? [];
    if (mark !== undefined) return { kind, length: mark.length };
  }
  return null;
}
