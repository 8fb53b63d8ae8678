import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Mark, Word } from '../page/page-content.js';

/** A word or a tick of the page, with its place on the form; `page` is the place on the page. */
export interface FormWord {
  readonly text: string;
  readonly box: Box;
  readonly word: Word;
}

export interface FormMark {
  readonly box: Box;
  readonly mark: Mark;
  /** The letter X where the tick is one. */
  readonly text: string;
}
