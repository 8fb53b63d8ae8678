import type { GrayPicture } from './gray-picture.js';

/** A box to tick that is drawn; edges are dots from the top left. `ink`: which part of its inside is inked, 0 to 1. */
export interface TickSquare {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly ink: number;
}

/** Sides of boxes, in points, and how unlike the two directions may be. */
const SIDE = { least: 7, most: 13.5 };
const UNEVEN = 1.3;
/** Lines of boxes are no thicker, in points. */
const THICK = 1.05;
/** So many boxes stand below each other at most. */
const STACKED = 5;
/** Lines of scans are gray, and so is the ink of stamps; print is darker. */
const LINE_INK = 205;
const TICK_INK = 150;
const DARK_INK = 90;
/** Where so many sides of a box have ink right outside, a stroke goes through it: only what is much darker than a stamp counts, by half. */
const THROUGH = 2;
/** A line that is inked for a larger part is a side of a box, and no stroke. */
const LONGEST = 0.9;
/** Which part of a side has to be inked. */
const CLOSED = 0.93;
/** Lines are so many dots apart from where they are looked for at most. */
const ASIDE = 2;
const INSET = 0.2;

interface Upright {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes to tick on a page that lies straight; boxes below each other may share a side. `dots`: of a point. */
export function tickSquares(picture: GrayPicture, dots: number, isBlackAndWhite = false): readonly TickSquare[] {
  const uprights = uprightsIn(picture, SIDE.least * dots, SIDE.most * STACKED * dots);
  const found: Edges[] = [];
  for (const [at, left] of uprights.entries())
    for (let next = at + 1; next < uprights.length; next += 1) {
      const right = uprights[next];
      if (!right || right.x - left.x > SIDE.most * dots) break;
      if (right.x - left.x < SIDE.least * dots) continue;
      for (const square of squaresBetween(picture, left, right, dots))
        if (!found.some((other) => isSame(other, square))) found.push(square);
    }
  return found.map((square) => ({ ...square, ink: inkInside(picture, square, isBlackAndWhite) }));
}

type Edges = Omit<TickSquare, 'ink'>;

const isSame = (a: Edges, b: Edges): boolean => Math.abs(a.left - b.left) < 8 && Math.abs(a.top - b.top) < 8;

/** The squares between two upright lines: where lines from one to the other are as far apart as they are. */
function squaresBetween(picture: GrayPicture, left: Upright, right: Upright, dots: number): readonly Edges[] {
  const [top, bottom] = [Math.max(left.top, right.top), Math.min(left.bottom, right.bottom)];
  const width = right.x - left.x;
  if (bottom - top < width / UNEVEN || !isThin(picture, left, dots) || !isThin(picture, right, dots)) return [];
  const levels: number[] = [];
  for (let y = top - ASIDE; y <= bottom + ASIDE; y += 1)
    if (isClosed(picture, left.x, right.x, y) && y - (levels.at(-1) ?? -width) > width / 2) levels.push(y);
  return levels.slice(1).flatMap((level, at) => {
    const above = levels[at] ?? level;
    const height = level - above;
    return height < width / UNEVEN || height > width * UNEVEN
      ? []
      : [{ left: left.x, right: right.x, top: above, bottom: level }];
  });
}

/** Upright lines of a length, from left to right; a line may have gaps of a few dots, and lean by one to either side. */
function uprightsIn({ width, height, data }: GrayPicture, least: number, most: number): readonly Upright[] {
  const found: Upright[] = [];
  for (let x = 1; x < width - 1; x += 1) {
    let start = -1;
    let last = -1;
    for (let y = 0; y <= height; y += 1) {
      const at = y * width + x;
      const shade = Math.min(data[at] ?? 255, data[at - 1] ?? 255, data[at + 1] ?? 255);
      const isLine = y < height && shade < LINE_INK;
      if (isLine) {
        if (start < 0) start = y;
        last = y;
      } else if (start >= 0 && (y - last > ASIDE || y === height)) {
        if (last - start >= least && last - start <= most) found.push({ x, top: start, bottom: last });
        start = -1;
      }
    }
  }
  return found;
}

/** Whether a line is no stroke of a large letter: somewhere along it, it is thin. */
function isThin({ width, data }: GrayPicture, { x, top, bottom }: Upright, dots: number): boolean {
  return [0.25, 0.5, 0.75].some((part) => {
    const at = Math.round(top + (bottom - top) * part) * width + x;
    const reach = (step: 1 | -1) => {
      let away = 1;
      while (away < dots * 3 && (data[at + away * step] ?? 255) < LINE_INK) away += 1;
      return away;
    };
    return reach(1) + reach(-1) - 1 <= Math.ceil(THICK * dots);
  });
}

/** Whether a level line runs from one place to another, at most a dot or two higher or lower. */
function isClosed(picture: GrayPicture, left: number, right: number, y: number): boolean {
  let inked = 0;
  for (let x = left; x <= right; x += 1) if (hasInkNear(picture, x, y)) inked += 1;
  return inked / (right - left + 1) >= CLOSED;
}

function hasInkNear({ width, data }: GrayPicture, x: number, y: number): boolean {
  for (let by = -ASIDE; by <= ASIDE; by += 1) if ((data[(y + by) * width + x] ?? 255) < LINE_INK) return true;
  return false;
}

function inkInside(picture: GrayPicture, { left, right, top, bottom }: Edges, isBlackAndWhite: boolean): number {
  const [insetX, insetY] = [Math.round((right - left) * INSET), Math.round((bottom - top) * INSET)];
  const rows = places(top + insetY, bottom - insetY);
  const columns = places(left + insetX, right - insetX);
  // The side of another box that lies over this one is no tick.
  const ownRows = withoutLines(rows, columns, (y, x) => isTickInk(picture, x, y));
  const ownColumns = withoutLines(columns, ownRows, (x, y) => isTickInk(picture, x, y));
  let [inked, dark] = [0, 0];
  for (const y of ownRows)
    for (const x of ownColumns) {
      const shade = picture.data[y * picture.width + x] ?? 255;
      if (shade < TICK_INK) inked += 1;
      if (shade < DARK_INK) dark += 1;
    }
  const all = rows.length * columns.length;
  if (all === 0) return 0;
  const leaving = sidesLeft(picture, { left, right, top, bottom });
  // Where all ink is black, nothing tells the stroke of a stamp from a tick.
  if (isBlackAndWhite) return leaving > 0 ? 0 : inked / all;
  return leaving >= THROUGH ? dark / all / 2 : inked / all;
}

const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

/** Rows, or columns, without those that are inked from end to end and those right beside them. */
function withoutLines(
  lines: readonly number[],
  across: readonly number[],
  isInked: (line: number, at: number) => boolean,
): readonly number[] {
  const drawn = lines.filter((line) => across.filter((at) => isInked(line, at)).length > across.length * LONGEST);
  return lines.filter((line) => !drawn.some((other) => Math.abs(other - line) <= ASIDE));
}

/** Dots outside of a box in which nothing else is printed but the side of the next one, which is longer than a stroke is wide. */
const OUTSIDE = { from: 4, to: 6 };

/** On how many sides ink leaves a box, as the stroke of a stamp does. */
function sidesLeft(picture: GrayPicture, { left, right, top, bottom }: Edges): number {
  const { from, to } = OUTSIDE;
  const [along, down] = [
    { from: left + to, to: right - to },
    { from: top + to, to: bottom - to },
  ];
  const near = (edge: number, away: 1 | -1): readonly number[] =>
    [from, (from + to) / 2, to].map((by) => edge + by * away);
  const sides = [
    [along, near(top, -1), (at: number, line: number) => isTickInk(picture, at, line)],
    [along, near(bottom, 1), (at: number, line: number) => isTickInk(picture, at, line)],
    [down, near(left, -1), (at: number, line: number) => isTickInk(picture, line, at)],
    [down, near(right, 1), (at: number, line: number) => isTickInk(picture, line, at)],
  ] as const;
  return sides.filter(([side, lines, isInked]) => {
    let inked = 0;
    for (let at = side.from; at <= side.to; at += 1) if (lines.some((line) => isInked(at, line))) inked += 1;
    return inked > 0 && inked / (side.to - side.from + 1) < LONGEST;
  }).length;
}

const isTickInk = ({ width, data }: GrayPicture, x: number, y: number): boolean =>
  (data[y * width + x] ?? 255) < TICK_INK;

/** The picture without the boxes and what is in them, so that nobody reads them as letters. */
export function withoutSquares(picture: GrayPicture, squares: readonly TickSquare[], dots: number): GrayPicture {
  const data = Uint8Array.from(picture.data);
  const around = Math.ceil(dots * 0.8);
  for (const { left, right, top, bottom } of squares)
    for (let y = Math.max(0, top - around); y <= Math.min(picture.height - 1, bottom + around); y += 1)
      data.fill(255, y * picture.width + Math.max(0, left - around), y * picture.width + right + around + 1);
  return { ...picture, data };
}
