import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Place } from '../page/box.js';

/** How a place on a page becomes a place on the form: x' = a x + b y + c, y' = d x + e y + f. */
export interface PageToForm {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A place on the page, and where the form has it. */
export interface Pair {
  readonly page: Place;
  readonly form: Place;
}

export const toForm = ({ a, b, c, d, e, f }: PageToForm, { x, y }: Place): Place => ({
  x: a * x + b * y + c,
  y: d * x + e * y + f,
});

/** A box keeps its own direction: words of a page that is turned a little stand upright on the form. */
export function boxToForm(fit: PageToForm, box: Box): Box {
  const middle = toForm(fit, { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 });
  const width = (Math.hypot(fit.a, fit.d) * (box.right - box.left)) / 2;
  const height = (Math.hypot(fit.b, fit.e) * (box.top - box.bottom)) / 2;
  return { left: middle.x - width, right: middle.x + width, bottom: middle.y - height, top: middle.y + height };
}

/** What turns, scales and moves the first two places onto those of the form; null where they are one place. */
export function byTwo(first: Pair, second: Pair): PageToForm | null {
  const [px, py] = [second.page.x - first.page.x, second.page.y - first.page.y];
  const [fx, fy] = [second.form.x - first.form.x, second.form.y - first.form.y];
  const length = px * px + py * py;
  if (length < 1) return null;
  const [cos, sin] = [(fx * px + fy * py) / length, (fy * px - fx * py) / length];
  return {
    a: cos,
    b: -sin,
    c: first.form.x - cos * first.page.x + sin * first.page.y,
    d: sin,
    e: cos,
    f: first.form.y - sin * first.page.x - cos * first.page.y,
  };
}

/** The best fit by least squares; null where all places stand on one line. */
export function byMany(pairs: readonly Pair[]): PageToForm | null {
  const rows = pairs.map(({ page }) => [page.x, page.y, 1] as const);
  const first = solved(
    rows,
    pairs.map(({ form }) => form.x),
  );
  const second = solved(
    rows,
    pairs.map(({ form }) => form.y),
  );
  return first && second ? { a: first[0], b: first[1], c: first[2], d: second[0], e: second[1], f: second[2] } : null;
}

type Three = readonly [number, number, number];

/** The normal equations of three unknowns, by determinants. */
function solved(rows: readonly Three[], wanted: readonly number[]): Three | null {
  const sum = (of: (row: Three, at: number) => number) => rows.reduce((all, row, at) => all + of(row, at), 0);
  const m = (i: 0 | 1 | 2, j: 0 | 1 | 2) => sum((row) => row[i] * row[j]);
  const v = (i: 0 | 1 | 2) => sum((row, at) => row[i] * (wanted[at] ?? 0));
  const columns: readonly [Three, Three, Three] = [
    [m(0, 0), m(0, 1), m(0, 2)],
    [m(1, 0), m(1, 1), m(1, 2)],
    [m(2, 0), m(2, 1), m(2, 2)],
  ];
  const right: Three = [v(0), v(1), v(2)];
  const whole = determinant(columns);
  if (Math.abs(whole) < 1e-3) return null;
  const [x, y, z] = columns;
  return [determinant([right, y, z]) / whole, determinant([x, right, z]) / whole, determinant([x, y, right]) / whole];
}

const determinant = ([x, y, z]: readonly [Three, Three, Three]): number =>
  x[0] * (y[1] * z[2] - y[2] * z[1]) - y[0] * (x[1] * z[2] - x[2] * z[1]) + z[0] * (x[1] * y[2] - x[2] * y[1]);
