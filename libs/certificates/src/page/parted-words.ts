import type { Word } from './page-content.js';

/** Dates of two columns that touch each other. */
const TWO_DATES = /^(\d{1,2}([-/])\d{1,2}\2(?:\d{4}|\d{2}))(\d{1,2}\2\d{1,2}\2(?:\d{4}|\d{2}))$/;
/** A date that touches the label of a limit. */
const DATE_AND_LABEL = /^(\d{1,2}[-/]\d{1,2}[-/](?:\d{4}|\d{2}))([A-Z].*)$/;
/** A label that ends with a colon, and a value that touches it. */
const LABEL_AND_VALUE = /^((?:OTHER|NAME|ADDRESS|NUMBER|Ext\)|No\)):)(.+)$/;

/** Words as they are meant: what touches another column or a label is a word of its own. */
export const partedWords = (words: readonly Word[]): readonly Word[] => words.flatMap(partsOf);

function partsOf(word: Word): readonly Word[] {
  const dates = TWO_DATES.exec(word.text);
  const labeled = LABEL_AND_VALUE.exec(word.text) ?? DATE_AND_LABEL.exec(word.text);
  const first = dates?.[1] ?? labeled?.[1];
  const second = dates?.[3] ?? labeled?.[2];
  if (!first || !second) return [word];
  const { left, right } = word.box;
  const middle = left + ((right - left) * first.length) / word.text.length;
  return [
    { ...word, text: first, box: { ...word.box, right: middle } },
    { ...word, text: second, box: { ...word.box, left: middle } },
  ];
}
