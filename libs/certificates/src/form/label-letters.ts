import type { Word } from '../page/page-content.js';
import { LABEL_WORDS, lettersOf } from './labels.js';

/** Shorter words are too much alike. */
const LEAST = 4;
const LONG = 7;

/** The letters of a word as a label of a form may have them, given by the words of its labels: a word of a picture that is all but one of theirs is read as that. */
export function labelLettersOf({ text, source }: Word, of: ReadonlySet<string> = LABEL_WORDS): string {
  const letters = lettersOf(text);
  if (source !== 'picture' || letters.length < LEAST || of.has(letters) || /\d/.test(letters)) return letters;
  const most = letters.length < LONG ? 1 : 2;
  const alike = [...of].filter((word) => word.length >= LEAST && editsBetween(letters, word, most) <= most);
  return alike.sort((a, b) => editsBetween(letters, a, most) - editsBetween(letters, b, most))[0] ?? letters;
}

/** How many letters have to be changed, added or left out, up to one more than asked for. */
export function editsBetween(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let before = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...first].entries()) {
    const now = [row + 1];
    for (const [column, other] of [...second].entries())
      now.push(
        Math.min(
          (before[column] ?? 0) + (letter === other ? 0 : 1),
          (before[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
        ),
      );
    before = now;
  }
  return before[second.length] ?? most + 1;
}
