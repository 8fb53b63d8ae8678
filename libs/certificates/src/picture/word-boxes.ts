import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Word } from '../page/page-content.js';
import type { GrayPicture } from './gray-picture.js';
import type { SeenWord } from './words-of-picture.js';

/** Parts of the size of a font: how far letters reach above and below the line on which they stand. */
const TALL = 0.72;
const SMALL = 0.53;
const DEEP = 0.21;
/** Words of a PDF are as high as their font: from below its line to above it. */
const BELOW = 0.2;
const ABOVE = 0.75;

const IS_TALL = /[A-Z0-9bdfhijklt()[\]/|$&#%?!'"’@]/;
const IS_DEEP = /[gjpqyQ()[\]/|$,;@]/;

/** A word of a picture with its place on the page, as high as the font that its letters tell. */
export function placedWord(word: SeenWord, picture: GrayPicture, pointsOfDot: number): Word {
  return {
    text: word.text,
    source: 'picture',
    certainty: Math.max(0, Math.min(1, word.certainty)),
    box: placed(word, picture, pointsOfDot, fontLines(word)),
  };
}

/** Dots from the top left become points from the lower left. */
export function placed(
  { left, right, top, bottom }: Omit<SeenWord, 'text' | 'certainty'>,
  { height }: GrayPicture,
  pointsOfDot: number,
  lines: { readonly above: number; readonly below: number } = { above: 0, below: 0 },
): Box {
  return {
    left: left * pointsOfDot,
    right: right * pointsOfDot,
    bottom: (height - bottom - lines.below) * pointsOfDot,
    top: (height - top + lines.above) * pointsOfDot,
  };
}

/** How many dots the lines of the font are above and below the letters. */
function fontLines({ text, top, bottom }: SeenWord): { readonly above: number; readonly below: number } {
  const [tall, deep] = [IS_TALL.test(text) ? TALL : SMALL, IS_DEEP.test(text) ? DEEP : 0];
  const size = (bottom - top) / (tall + deep);
  return { above: (ABOVE - tall) * size, below: (BELOW - deep) * size };
}
