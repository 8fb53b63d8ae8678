import { stripsOf, type Strip } from './strips.js';
import { tickSquares, withoutSquares, type TickSquare } from './tick-squares.js';
import type { UprightPage } from './upright-page.js';
import type { SeenWord, WordsOfPicture } from './words-of-picture.js';

/** Words of a page that lies upright are mostly sure; upside down hardly any is. */
const SURE = 0.7;
const MOSTLY = 0.5;
/** Fewer words make no certificate, whichever way the page lies. */
const FEW = 5;
/** What was recognized on a page that lies one way. */
export interface SeenPage {
  readonly page: UprightPage;
  readonly words: readonly SeenWord[];
  readonly squares: readonly TickSquare[];
}

/** A page is read in so many strips, the first of which show whether it lies upright. */
const STRIPS = 4;
const FIRST_STRIPS = 2;

/** The words and boxes of a page that lies one way or upside down, of which half is read twice at most. `isFax`: all its ink is black. */
export async function seenUpright(
  [first, other]: readonly [first: () => UprightPage, other: () => UprightPage],
  isFax: boolean,
  reader: WordsOfPicture,
): Promise<SeenPage> {
  const begun = await begunOn(first(), isFax, reader);
  if (isUpright(begun) || begun.words.length < FEW) return ended(begun, reader);
  const turned = await begunOn(other(), isFax, reader);
  return ended(sureWords(begun) >= sureWords(turned) ? begun : turned, reader);
}

interface BegunPage extends SeenPage {
  readonly rest: readonly Strip[];
}

async function begunOn(page: UprightPage, isFax: boolean, reader: WordsOfPicture): Promise<BegunPage> {
  const dots = 1 / page.pointsOfDot;
  const squares = tickSquares(page.picture, dots, isFax);
  const strips = stripsOf(withoutSquares(page.picture, squares, dots), STRIPS);
  const words = await wordsOf(strips.slice(0, FIRST_STRIPS), reader);
  return { page, squares, words, rest: strips.slice(FIRST_STRIPS) };
}

const ended = async ({ rest, words, ...begun }: BegunPage, reader: WordsOfPicture): Promise<SeenPage> => ({
  ...begun,
  words: [...words, ...(await wordsOf(rest, reader))],
});

async function wordsOf(strips: readonly Strip[], reader: WordsOfPicture): Promise<readonly SeenWord[]> {
  const seen = await Promise.all(
    strips.map(async ({ picture, top, own }) =>
      (await reader.page(picture))
        .map((word) => ({ ...word, top: word.top + top, bottom: word.bottom + top }))
        .filter((word) => (word.top + word.bottom) / 2 >= own.top && (word.top + word.bottom) / 2 < own.bottom),
    ),
  );
  return seen.flat();
}

const sureWords = ({ words }: SeenPage): number =>
  words.filter(({ certainty, text }) => certainty > SURE && /\w{2}/.test(text)).length;

/** Whether most of its words are sure. */
export const isUpright = (seen: SeenPage): boolean => sureWords(seen) > seen.words.length * MOSTLY;
