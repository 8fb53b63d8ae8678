import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { LabeledPage } from '../evidence/labeled-page.js';
import { centerOf, holds } from '../page/box.js';
import type { PropertyLabel } from './property-labels.js';

/** Where each column of the table begins, in points. */
export type PropertyColumns = Readonly<Record<ColumnName, number>>;
type ColumnName = 'type' | 'number' | 'effective' | 'expiration' | 'covered' | 'deductible' | 'limits';

const HEADS: readonly (readonly [ColumnName, PropertyLabel])[] = [
  ['type', 'typeHead'],
  ['number', 'numberHead'],
  ['effective', 'effectiveHead'],
  ['expiration', 'expirationHead'],
  ['covered', 'coveredHead'],
  ['deductible', 'deductibleHead'],
  ['limits', 'limitsHead'],
];
/** Columns begin a little left of their values. */
const EDGE = 3;

/**
 * The columns of the table: heads may stand left or in the middle of theirs, so a column begins where no value reaches, between the head before it and its
 * own. A form without a column of deductibles has one without width.
 */
export function propertyColumns({ page, labels }: LabeledPage<PropertyLabel>, rows: Box): PropertyColumns {
  const values = page.values
    .filter(({ box, text }) => holds(rows, centerOf(box)) && !/^x$/i.test(text))
    .map(({ box }) => box);
  let before = labels.get('letterHead')?.right ?? 0;
  const starts = new Map<ColumnName, number>();
  for (const [name, head] of HEADS) {
    const box = labels.get(head);
    if (!box) continue;
    starts.set(name, startBetween(values, before, box.left));
    before = box.right;
  }
  const start = (name: ColumnName) => starts.get(name) ?? 0;
  return {
    type: start('type'),
    number: start('number'),
    effective: start('effective'),
    expiration: start('expiration'),
    covered: start('covered'),
    deductible: starts.get('deductible') ?? start('limits'),
    limits: start('limits'),
  };
}

/** Words of one value stand closer to each other, in points. */
const APART = 8;

/** Between two heads, where the first value begins that stands apart from those before it; where none does, the middle of the widest part without one. */
function startBetween(values: readonly Box[], from: number, to: number): number {
  const inside = values.filter(({ left, right }) => right > from && left < to).sort((a, b) => a.left - b.left);
  let [reached, start, width] = [from, to - EDGE, 0];
  for (const { left, right } of inside) {
    if (left - reached > APART) return left - EDGE;
    if (left - reached > width) [start, width] = [(reached + left) / 2, left - reached];
    reached = Math.max(reached, right);
  }
  return to - reached > width ? Math.max((reached + to) / 2, to - EDGE) : start;
}
