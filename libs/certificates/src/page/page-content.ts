import type { Box } from '@covertrail/domain/insurance/certificate/page-box';

/** Where words come from: the page's own text, a note laid over it, the value of a form field, or a reader of pictures. */
export type WordSource = 'text' | 'annotation' | 'form field' | 'picture';

/** A word with its place. `certainty`, from 0 to 1, is less than 1 only where a picture was read. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly source: WordSource;
  readonly certainty: number;
}

/** A tick that is drawn: crossing strokes, or a sign of a font of signs. */
export interface Mark {
  readonly box: Box;
  readonly source: WordSource;
}

/** A form field, filled or not; a box to tick has true or false. */
export interface FormField {
  readonly name: string;
  readonly value: string | boolean;
  readonly box: Box;
  /** What the page shows in its place; none where the program that shows it draws the value. */
  readonly drawn: readonly Word[];
  /** Nobody sees it. */
  readonly isHidden: boolean;
}

/**
 * What a page shows, whatever it was read from: this is all that the reader of certificates needs. A PDF fills it from its text and form fields;
 * a scan from the words that were recognized in its picture.
 */
export interface PageContent {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly marks: readonly Mark[];
  readonly fields: readonly FormField[];
  /** Words that are in the file and that nobody sees: drawn invisibly, painted over, or written over by others. */
  readonly hidden: readonly Word[];
  /** Pictures fill most of the page. */
  readonly isPicture: boolean;
  /** So many dots to the inch its pictures have on half of the page at least; 0 where they fill less. */
  readonly dotsOfInch: number;
  /** Its words were recognized in a picture that has fewer dots than small letters need, or is black and white alone. */
  readonly isCoarse: boolean;
  /** Pictures on the page that are larger than a signature or a code to scan, and of which nothing was read. */
  readonly unreadPictures: readonly Box[];
}
