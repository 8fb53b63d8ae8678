import { lettersOf } from '../form/labels.js';

/** The labels of a form that is read by what stands below and beside each of them. */
export interface LabelSet<Label extends string> {
  /** By the letters of a wording. */
  readonly byLetters: ReadonlyMap<string, Label>;
  /** The words of all wordings, each as letters alone. */
  readonly words: ReadonlySet<string>;
  /** Labels that head the whole width of a page: what stands above one is of another part. */
  readonly sections: readonly Label[];
  /** Without these, in this order from the top, a page is laid out in another way and is not read. */
  readonly needed: readonly Label[];
  /** These have to be there too. */
  readonly neededBeside: readonly Label[];
  /** Second lines of labels, which bound no box of their own. */
  readonly seconds: readonly Label[];
  /** Labels that are common words are those in the line of another one. */
  readonly beside: Readonly<Partial<Record<Label, Label>>>;
}

/** The words of wordings, each as letters alone, and each wording as one word: some programs draw it without its spaces. */
export const wordsOf = (wordings: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(wordings.flat().flatMap((wording) => [wording, ...wording.split(' ')].map(lettersOf)));
