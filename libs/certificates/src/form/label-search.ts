import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxAround, heightOf } from '../page/box.js';
import type { Word } from '../page/page-content.js';
import { labelLettersOf } from './label-letters.js';
import { LABELS, type Label } from './labels.js';

/** A run of words that reads as a label; which of several equal ones it is, and whether it is one at all, its place says. */
export interface LabelCandidate {
  readonly label: Label;
  readonly words: readonly Word[];
  readonly box: Box;
}

const LABELS_OF = new Map<string, Label[]>();
for (const label of LABELS)
  for (const wording of label.wordings) LABELS_OF.set(wording, [...(LABELS_OF.get(wording) ?? []), label]);
const LONGEST = Math.max(...[...LABELS_OF.keys()].map(({ length }) => length));

/** Words of one label stand no further apart than this many heights, and on one base line but for this part of a height. */
const FAR = 1.3;
const UNEVEN = 0.3;

/** A run of words with the wording that it reads as. */
export interface WordRun {
  readonly letters: string;
  readonly words: readonly Word[];
  readonly box: Box;
}

/** Every run of words that reads as a label of the form. Lines of a turned page rise by `slope` points for each point to the right. */
export const labelCandidates = (words: readonly Word[], slope = 0): readonly LabelCandidate[] =>
  runsReading(words, (letters) => LABELS_OF.has(letters), LONGEST, slope).flatMap(({ letters, words: run, box }) =>
    (LABELS_OF.get(letters) ?? []).map((label) => ({ label, words: run, box })),
  );

/** Every run of words whose letters and digits are a wording; `longest` is the length of the longest one, `labelWords` are those of an ACORD 25 where none are given. */
export function runsReading(
  words: readonly Word[],
  isWording: (letters: string) => boolean,
  longest: number,
  slope = 0,
  labelWords?: ReadonlySet<string>,
): readonly WordRun[] {
  const next = nextWords(words, slope);
  return words.flatMap((word) => {
    const found: WordRun[] = [];
    const run: Word[] = [];
    let letters = '';
    for (let at: Word | undefined = word; at && letters.length <= longest; at = next.get(at)) {
      run.push(at);
      const added = labelLettersOf(at, labelWords);
      letters += added;
      if (added === '' || !isWording(letters)) continue;
      found.push({ letters, words: [...run], box: boxAround(run.map(({ box }) => box)) });
    }
    return found;
  });
}

const middle = ({ box: { left, right } }: Word): number => (left + right) / 2;

/** The word that follows each on its line. */
function nextWords(words: readonly Word[], slope: number): ReadonlyMap<Word, Word> {
  const byLeft = [...words].sort((a, b) => a.box.left - b.box.left);
  const next = new Map<Word, Word>();
  for (const [at, word] of byLeft.entries()) {
    const height = heightOf(word.box);
    for (let other = at + 1; other < byLeft.length; other += 1) {
      const follower = byLeft[other];
      if (!follower || follower.box.left > word.box.right + height * FAR) break;
      if (follower.box.left < word.box.right - height * UNEVEN) continue;
      const rise = (middle(follower) - middle(word)) * slope;
      if (Math.abs(follower.box.bottom - word.box.bottom - rise) > height * UNEVEN) continue;
      next.set(word, follower);
      break;
    }
  }
  return next;
}
