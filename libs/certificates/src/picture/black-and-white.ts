import type { GrayPicture } from './gray-picture.js';

const DARK = 128;
/** Of the dots that are dark so many are black, where every dot of the scan was black or white: elsewhere letters have soft edges all over. */
const BLACK = 0.15;

/** Whether a picture of some 200 dots to the inch was of black and white alone, as that of a fax, before it was drawn larger. */
export function isBlackAndWhite({ data }: GrayPicture): boolean {
  let [black, dark] = [0, 0];
  for (const shade of data) {
    if (shade < DARK) dark += 1;
    if (shade === 0) black += 1;
  }
  return black > dark * BLACK;
}
