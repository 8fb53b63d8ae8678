import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Mark, PageContent, Word } from '../page/page-content.js';
import { isBlackAndWhite } from './black-and-white.js';
import type { DrawnPage } from './drawn-pages.js';
import { isUpright, seenUpright } from './seen-page.js';
import { withSignCells } from './sign-cells.js';
import { levelPages } from './upright-page.js';
import { placed, placedWord } from './word-boxes.js';
import type { SeenWord, WordsOfPicture } from './words-of-picture.js';

/** What a picture of a page shows, upright, and where its boxes stand on the page as the file shows it. */
export interface PictureContent {
  readonly content: PageContent;
  readonly onFile: (box: Box) => Box;
}

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
  const best = await seenUpright(levelPages(drawn), isFax, reader);
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

const isNoSpeck = ({ text, certainty }: SeenWord): boolean =>
  /[a-z0-9@&]/i.test(text) || (/[-/$#]/.test(text) && certainty > SPECK);
