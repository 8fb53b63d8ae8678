import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';

/**
 * What came of the file of an exhibit. `NO_TEXT`: its pages are pictures. `TOO_LONG`: its text is longer than what is read at once.
 */
export type ExhibitAnswer =
  | { readonly reading: ExhibitReading }
  | { readonly refused: 'EXHIBIT.BROKEN' | 'EXHIBIT.LOCKED' | 'EXHIBIT.NO_TEXT' | 'EXHIBIT.TOO_LONG' };
