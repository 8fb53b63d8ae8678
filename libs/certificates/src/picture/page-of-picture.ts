import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Mark, PageContent, Word } from '../page/page-content.js';
import type { DrawnPage } from './drawn-pages.js';
import { withSignCells } from './sign-cells.js';
import { stripsOf, type Strip } from './strips.js';
import { tickSquares, withoutSquares, type TickSquare } from './tick-squares.js';
import { levelPages, type UprightPage } from './upright-page.js';
import { placed, placedWord } from './word-boxes.js';
import type { SeenWord, WordsOfPicture } from './words-of-picture.js';

/** What a picture of a page shows, upright, and where its boxes stand on the page as the file shows it. */
export interface PictureContent {
  readonly content: PageContent;
  readonly onFile: (box: Box) => Box;
}

/** Words of a page that lies upright are mostly sure; upside down hardly any is. */
const SURE = 0.7;
const MOSTLY = 0.5;
/** Fewer words make no certificate, whichever way the page lies. */
const FEW = 5;
/** A box is ticked where this part of its inside is inked: a line that crosses it, as of a stamp, counts less. */
const TICKED = 0.055;
/** Signs without a letter or a digit that are less sure than this are lines and specks. */
const SPECK = 0.8;

/** Reads the words and ticks of a picture of a page, whichever way it lies. `of`: the page of the file. */
export async function pageOfPicture(
  drawn: DrawnPage,
  of: PageContent,
  reader: WordsOfPicture,
): Promise<PictureContent> {
  const best = await seenUpright(levelPages(drawn), reader);
  const { page, words, squares } = best;
  const { picture, pointsOfDot } = page;
  const content: PageContent = {
    number: of.number,
    width: picture.width * pointsOfDot,
    height: picture.height * pointsOfDot,
    words: words.filter(isNoSpeck).map((word): Word => placedWord(word, picture, pointsOfDot)),
    marks: squares
      .filter(({ ink }) => ink >= TICKED)
      .map((square): Mark => ({ box: placed(square, picture, pointsOfDot), source: 'picture' })),
    fields: [],
    hidden: [],
    isPicture: !isUpright(best),
    unreadPictures: [],
  };
  return { onFile: page.onFile, content: { ...content, words: await withSignCells(content, page, reader) } };
}

interface SeenPage {
  readonly page: UprightPage;
  readonly words: readonly SeenWord[];
  readonly squares: readonly TickSquare[];
}

/** A page is read in so many strips, the first of which show whether it lies upright. */
const STRIPS = 4;
const FIRST_STRIPS = 2;

/** The words of a page that lies one way or upside down, of which half is read twice at most. */
async function seenUpright(
  [first, other]: readonly [first: () => UprightPage, other: () => UprightPage],
  reader: WordsOfPicture,
): Promise<SeenPage> {
  const begun = await begunOn(first(), reader);
  if (isUpright(begun) || begun.words.length < FEW) return ended(begun, reader);
  const turned = await begunOn(other(), reader);
  return ended(sureWords(begun) >= sureWords(turned) ? begun : turned, reader);
}

interface BegunPage extends SeenPage {
  readonly rest: readonly Strip[];
}

async function begunOn(page: UprightPage, reader: WordsOfPicture): Promise<BegunPage> {
  const dots = 1 / page.pointsOfDot;
  const squares = tickSquares(page.picture, dots);
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

const isUpright = (seen: SeenPage): boolean => sureWords(seen) > seen.words.length * MOSTLY;

const isNoSpeck = ({ text, certainty }: SeenWord): boolean =>
  /[a-z0-9@&]/i.test(text) || (/[-/$#]/.test(text) && certainty > SPECK);
