import { INK, partOf, type GrayPicture } from './gray-picture.js';

/** A part of a picture, as wide as the whole. Edges are rows of the whole: those it shows, and those whose words it answers for, because what stands at its edges is cut. */
export interface Strip {
  readonly picture: GrayPicture;
  readonly top: number;
  readonly own: { readonly top: number; readonly bottom: number };
}

/** How far from an even division a cut may be, as a part of the height of a strip. */
const AROUND = 0.15;
/** Rows that a strip shows beyond its own: as high as a line of words. */
const BEYOND = 40;

/** A page in so many strips of about equal height, cut where rows have the least ink. */
export function stripsOf(picture: GrayPicture, count: number): readonly Strip[] {
  const even = picture.height / count;
  const cuts = Array.from({ length: count - 1 }, (_, index) => emptiestRow(picture, even * (index + 1), even * AROUND));
  const edges = [0, ...cuts, picture.height];
  return edges.slice(0, -1).map((from, index) => {
    const own = { top: from, bottom: edges[index + 1] ?? picture.height };
    const top = Math.max(0, own.top - BEYOND);
    const bottom = Math.min(picture.height, own.bottom + BEYOND);
    return { own, top, picture: partOf(picture, { left: 0, right: picture.width, top, bottom }) };
  });
}

/** In the middle of the tallest band of rows that have as little ink as any near this one. */
function emptiestRow(picture: GrayPicture, near: number, around: number): number {
  const from = Math.max(1, Math.round(near - around));
  const inks = Array.from({ length: Math.round(around * 2) }, (_, index) => inkOf(picture, from + index));
  const least = Math.min(...inks);
  let best = { start: 0, length: 0 };
  let start = 0;
  for (let row = 0; row <= inks.length; row += 1) {
    if (row < inks.length && (inks[row] ?? 0) <= least + SPECKS) continue;
    if (row - start > best.length) best = { start, length: row - start };
    start = row + 1;
  }
  return from + best.start + Math.floor(best.length / 2);
}

/** Dots of dirt in a row that count for nothing. */
const SPECKS = 4;

function inkOf({ width, data }: GrayPicture, row: number): number {
  let dots = 0;
  for (let at = row * width; at < (row + 1) * width; at += 1) if ((data[at] ?? 255) < INK) dots += 1;
  return dots;
}
