import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf, coveredPart } from '../page/box.js';
import type { Word } from '../page/page-content.js';
import type { FormWord } from './form-word.js';
import { editsBetween } from './label-letters.js';
import { LABELS, lettersOf, type LabelName } from './labels.js';

/** A word of which so much lies on a label is a part of it. */
const PIECE = 0.5;
/** A word that is like a label stands so near to its place. */
const NEAR = { x: 30, y: 6 };

/** Words without those of a picture that are pieces of printed labels: they lie on one, or beside its place and are all but one of its words. */
export function withoutPieces(words: readonly FormWord[], placeOf: (label: LabelName) => Box): readonly FormWord[] {
  const labels = LABELS.map(({ name, wordings }) => ({ box: placeOf(name), wordings }));
  const description = placeOf('description');
  return words.filter(
    ({ box, word }) =>
      word.source !== 'picture' ||
      !(
        isOfSentence(word, box, description) ||
        labels.some(
          (label) => coveredPart(box, label.box) > PIECE || (isNear(box, label.box) && isOf(word, label.wordings)),
        )
      ),
  );
}

/** What a form prints in the line of the description, behind its label. */
const SENTENCE = new Set(
  'DESCRIPTION OF OPERATIONS LOCATIONS VEHICLES ACORD 101 ADDITIONAL REMARKS SCHEDULE MAY BE ATTACHED ATTACH IF MORE SPACE IS REQUIRED'.split(
    ' ',
  ),
);

function isOfSentence({ text }: Word, box: Box, label: Box): boolean {
  const [{ y }, line] = [centerOf(box), centerOf(label)];
  return Math.abs(y - line.y) < NEAR.y && SENTENCE.has(lettersOf(text));
}

function isNear(box: Box, label: Box): boolean {
  const { x, y } = centerOf(box);
  return x > label.left - NEAR.x && x < label.right + NEAR.x && y > label.bottom - NEAR.y && y < label.top + NEAR.y;
}

/** Whether a word is a part of a wording, or all but a letter or two of one. */
function isOf({ text }: Word, wordings: readonly string[]): boolean {
  const letters = lettersOf(text);
  if (letters.length < 2 || /\d/.test(letters)) return false;
  const most = letters.length < 4 ? 0 : letters.length < 7 ? 1 : 2;
  return wordings.some((wording) => isWithin(letters, wording, most));
}

function isWithin(letters: string, wording: string, most: number): boolean {
  for (let start = 0; start + letters.length <= wording.length; start += 1)
    if (editsBetween(letters, wording.slice(start, start + letters.length), most) <= most) return true;
  return false;
}
