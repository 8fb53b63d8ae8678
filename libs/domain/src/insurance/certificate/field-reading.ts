import type { CalendarDate } from '../../kernel/dates.js';
import type { Cents } from '../../kernel/money.js';
import type { Box } from './page-box.js';
import type { FieldKey, InsurerLetter } from './field-keys.js';

/** An amount of a limit in cents; null where words stand in its place, such as `INCLUDED`. `label` is what a free row calls it. */
export interface AmountValue {
  readonly kind: 'amount';
  readonly cents: Cents | null;
  readonly words: string | null;
  readonly label: string | null;
}

/** What a field says, made comparable. A tick is true, or false where the form asks for Y or N and N stands there. */
export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly day: CalendarDate }
  | AmountValue
  | { readonly kind: 'tick'; readonly isTicked: boolean }
  | { readonly kind: 'letters'; readonly letters: readonly InsurerLetter[] };

/** How a field was read: by the name of a form field, from text, from a note over the page, as a drawn tick, or in a picture. */
export type ReadingMethod = 'form field' | 'text' | 'annotation' | 'tick' | 'picture';

/** What makes a reading less sure. */
export type Doubt =
  /** The label beside it was not found, and its place was estimated. */
  | 'LABEL_ESTIMATED'
  /** It stands at the edge of its cell. */
  | 'AT_EDGE'
  /** Its cell holds more than one value. */
  | 'SEVERAL_VALUES'
  /** It is not of the form that such a field has. */
  | 'UNUSUAL'
  /** A form field holds something else than the page shows there. */
  | 'DRAWN_OTHERWISE'
  /** Other text is hidden below it. */
  | 'OVER_HIDDEN_TEXT'
  /** Labels of the page stand elsewhere than on the form. */
  | 'LAYOUT_SHIFTED';

/** One field as it was read: its value, the text it was made of, where that stands, and how sure it is, 0 to 1. */
export interface FieldReading {
  readonly key: FieldKey;
  readonly value: FieldValue;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  readonly method: ReadingMethod;
  readonly confidence: number;
  readonly doubts: readonly Doubt[];
}
