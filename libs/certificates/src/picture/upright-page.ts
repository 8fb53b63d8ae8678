import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxOfPlaces, type Place } from '../page/box.js';
import type { DrawnPage } from './drawn-pages.js';
import { withFullContrast, type GrayPicture } from './gray-picture.js';
import { leanOf } from './lean.js';
import { quarterTurned, slightlyTurned, type Quarters } from './turned-picture.js';

/** A page whose lines run from left to right, whichever way it was scanned. */
export interface UprightPage {
  readonly picture: GrayPicture;
  readonly pointsOfDot: number;
  /** Where a box of this page, in points from the lower left, stands on the page as the file shows it. */
  readonly onFile: (box: Box) => Box;
}

/** The page so that its lines are level, and the same upside down, of which one is upright. */
export function levelPages(drawn: DrawnPage): readonly [first: () => UprightPage, other: () => UprightPage] {
  const page = { ...drawn, picture: withFullContrast(drawn.picture) };
  const { isLying, degrees } = leanOf(page.picture);
  const [first, other]: readonly [Quarters, Quarters] = isLying ? [3, 1] : [0, 2];
  return [() => turnedPage(page, first, degrees), () => turnedPage(page, other, degrees)];
}

function turnedPage({ picture, pointsOfDot }: DrawnPage, quarters: Quarters, degrees: number): UprightPage {
  const turned = slightlyTurned(quarterTurned(picture, quarters), degrees);
  const before = beforeTurning(turned, picture, quarters, degrees);
  const toDots = (x: number, y: number): Place => ({ x: x / pointsOfDot, y: turned.height - y / pointsOfDot });
  const onFile = ({ left, right, bottom, top }: Box): Box => {
    const middle = before(toDots((left + right) / 2, (bottom + top) / 2));
    const [width, height] = quarters % 2 === 0 ? [right - left, top - bottom] : [top - bottom, right - left];
    const [x, y] = [middle.x * pointsOfDot, (picture.height - middle.y) * pointsOfDot];
    const [pageWidth, pageHeight] = [picture.width * pointsOfDot, picture.height * pointsOfDot];
    return boxOfPlaces([
      { x: within(x - width / 2, pageWidth), y: within(y - height / 2, pageHeight) },
      { x: within(x + width / 2, pageWidth), y: within(y + height / 2, pageHeight) },
    ]);
  };
  return { picture: turned, pointsOfDot, onFile };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Where a dot of a turned picture was before. */
function beforeTurning(
  turned: GrayPicture,
  { width, height }: GrayPicture,
  quarters: Quarters,
  degrees: number,
): (dot: Place) => Place {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (dot) => {
    const [dx, dy] = [dot.x - turned.width / 2, dot.y - turned.height / 2];
    const x = turned.width / 2 + dx * cos - dy * sin;
    const y = turned.height / 2 + dx * sin + dy * cos;
    if (quarters === 1) return { x: y, y: height - x };
    if (quarters === 2) return { x: width - x, y: height - y };
    return quarters === 3 ? { x: width - y, y: x } : { x, y };
  };
}
