import { centerOf } from '../page/box.js';
import { INSURER_LETTERS } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { wordsAlone, wordsIn } from './cell.js';
import { textReading } from './reading-of.js';

/** Names and codes of the insurers that the letters stand for. */
export function insurerFields(page: FormPage): readonly FieldReading[] {
  const rows = INSURER_LETTERS.map((letter) => ({ letter, box: page.label(`insurer${letter}`).box }));
  const [first, last] = [page.label('insurerA').box, page.label('insurerF').box];
  const codeLeft = page.label('naic').box.left - 8;
  const cell = wordsIn(page, { left: first.left, right: 700, top: first.top + 5, bottom: last.bottom - 5 });
  const isOf = ({ box }: FormWord, y: number) =>
    rows.every((row) => distance(box, centerOf(row.box).y) >= distance(box, y) - 0.01);
  return rows.flatMap(({ letter, box }) => {
    const words = cell.words.filter((word) => isOf(word, centerOf(box).y) && centerOf(word.box).x > box.right - 1);
    const codes = words.filter((word) => centerOf(word.box).x > codeLeft);
    const names = seenName(words.filter((word) => !codes.includes(word)));
    return [
      ...textReading(page, `insurer${letter}.name`, { ...cell, words: names }),
      ...textReading(page, `insurer${letter}.naic`, { ...cell, words: codes }),
    ];
  });
}

const distance = (box: FormWord['box'], y: number): number => Math.abs(centerOf(box).y - y);

/** Of words of a picture, a name begins behind the letter of its row, which is a piece of the label. */
function seenName(words: readonly FormWord[]): readonly FormWord[] {
  if (!words.some(({ word }) => word.source === 'picture')) return words;
  const ordered = [...words].sort((a, b) => a.box.left - b.box.left);
  const start = ordered.findIndex(({ text }) => !/^[^a-z0-9]*[A-F]?[^a-z0-9(]*$/.test(text));
  return wordsAlone(ordered).length === 0 || start < 0 ? [] : ordered.slice(start);
}
