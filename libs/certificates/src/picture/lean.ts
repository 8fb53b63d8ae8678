import { INK, smaller, type GrayPicture } from './gray-picture.js';

/** How a page lies in its picture. `degrees`: by how much its lines fall to the right, after the quarter turn. */
export interface Lean {
  /** Its lines run from top to bottom. */
  readonly isLying: boolean;
  readonly degrees: number;
}

const MOST_DEGREES = 6;
const ROUGH = 0.5;
const FINE = 0.05;
/** A picture of about so many dots across is enough to see the direction of lines. */
const ENOUGH = 700;

/** In which direction the lines of a page run: that in which rows of dots differ most from each other. */
export function leanOf(picture: GrayPicture): Lean {
  const few = smaller(picture, Math.max(1, Math.round(Math.min(picture.width, picture.height) / ENOUGH)));
  const upright = inkOf(few);
  const lying = upright.map(({ x, y }) => ({ x: y, y: -x }));
  const [first, second] = [bestOf(upright, 0, MOST_DEGREES, ROUGH), bestOf(lying, 0, MOST_DEGREES, ROUGH)];
  const isLying = second.contrast > first.contrast;
  const rough = isLying ? second : first;
  const { degrees } = bestOf(isLying ? lying : upright, rough.degrees, ROUGH, FINE);
  return { isLying, degrees: Math.abs(degrees) < FINE * 1.5 ? 0 : degrees };
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

function inkOf({ width, height, data }: GrayPicture): readonly Dot[] {
  const dots: Dot[] = [];
  const edge = Math.round(Math.min(width, height) * 0.03);
  for (let y = edge; y < height - edge; y += 1)
    for (let x = edge; x < width - edge; x += 1) if ((data[y * width + x] ?? 255) < INK + 40) dots.push({ x, y });
  return dots;
}

function bestOf(
  dots: readonly Dot[],
  around: number,
  most: number,
  step: number,
): { degrees: number; contrast: number } {
  let best = { degrees: around, contrast: -1 };
  for (let degrees = around - most; degrees <= around + most + step / 2; degrees += step) {
    const contrast = contrastAlong(dots, degrees);
    if (contrast > best.contrast) best = { degrees, contrast };
  }
  return best;
}

/** How much neighboring rows differ in ink, where rows fall by so many degrees. */
function contrastAlong(dots: readonly Dot[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y } of dots) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const [row, count] of rows) sum += (count - (rows.get(row + 1) ?? 0)) ** 2;
  return sum;
}
