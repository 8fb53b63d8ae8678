import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Mark, PageContent, Word } from '../page/page-content.js';
import { isBlackAndWhite } from './black-and-white.js';
import type { DrawnPage } from './drawn-pages.js';
import { withSignCells } from './sign-cells.js';
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
/** With fewer dots to the inch small letters look alike; a fax has 204 at most, and no soft edges besides. */
const FINE = 190;
const FINER_THAN_FAX = 220;
/** Signs without a letter or a digit that are less sure than this are lines and specks. */
const SPECK = 0.8;

/** Reads the words and ticks of a picture of a page, whichever way it lies. `of`: the page of the file. */
export async function pageOfPicture(
  drawn: DrawnPage,
  of: PageContent,
  reader: WordsOfPicture,
): Promise<PictureContent> {
  const isFax = of.dotsOfInch < FINER_THAN_FAX && isBlackAndWhite(drawn.picture);
  const [first, other] = levelPages(drawn);
  const seen = await seenOn(first(), isFax, reader);
  const best = isUpright(seen) || seen.words.length < FEW ? seen : better(seen, await seenOn(other(), isFax, reader));
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
    dotsOfInch: of.dotsOfInch,
    isCoarse: of.dotsOfInch < FINE || isFax,
    unreadPictures: [],
  };
  return { onFile: page.onFile, content: { ...content, words: await withSignCells(content, page, reader) } };
}

interface SeenPage {
  readonly page: UprightPage;
  readonly words: readonly SeenWord[];
  readonly squares: readonly TickSquare[];
}

async function seenOn(page: UprightPage, isFax: boolean, reader: WordsOfPicture): Promise<SeenPage> {
  const dots = 1 / page.pointsOfDot;
  const squares = tickSquares(page.picture, dots, isFax);
  return { page, squares, words: await reader.page(withoutSquares(page.picture, squares, dots)) };
}

const sureWords = ({ words }: SeenPage): number =>
  words.filter(({ certainty, text }) => certainty > SURE && /\w{2}/.test(text)).length;

const isUpright = (seen: SeenPage): boolean => sureWords(seen) > seen.words.length * MOSTLY;

const better = (a: SeenPage, b: SeenPage): SeenPage => (sureWords(a) >= sureWords(b) ? a : b);

const isNoSpeck = ({ text, certainty }: SeenWord): boolean =>
  /[a-z0-9@&]/i.test(text) || (/[-/$#]/.test(text) && certainty > SPECK);
