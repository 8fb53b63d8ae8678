import { REGION_TABLE, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Pen } from '../../pdf/pen.js';
import { EDGES, SIZES } from '../sheet.js';
import { BANDS, bottomOf, COLUMNS, type Band, type Column } from './columns.js';

const HEADS: readonly (readonly [Column, readonly string[]])[] = [
  ['letter', ['INSR', 'LTR']],
  ['type', ['TYPE OF INSURANCE']],
  ['additionalInsured', ['ADDL', 'INSD']],
  ['waiver', ['SUBR', 'WVD']],
  ['number', ['POLICY NUMBER']],
  ['effective', ['POLICY EFF', '(MM/DD/YYYY)']],
  ['expiration', ['POLICY EXP', '(MM/DD/YYYY)']],
];

/** The heads of the columns. Amounts are in one currency, which stands here. */
export function drawTableHead(pen: Pen, region: RegionCode): void {
  const { top } = BANDS.head;
  pen.shade({ ...EDGES, top, bottom: bottomOf('head') });
  pen.part('TR', () => {
    for (const [column, lines] of HEADS) {
      const [left, right] = COLUMNS[column];
      pen.part('TH', () => drawLines(pen, lines, (left + right) / 2), { scope: 'Column' });
    }
    const limits = [`LIMITS (${REGION_TABLE[region].currency})`];
    const middle = (COLUMNS.limitName[0] + EDGES.right) / 2;
    pen.part('TH', () => drawLines(pen, limits, middle), { scope: 'Column' });
  });
}

function drawLines(pen: Pen, lines: readonly string[], middle: number): void {
  const top = BANDS.head.top - (lines.length === 1 ? 10.8 : 7.8);
  for (const [at, line] of lines.entries())
    pen.textAround(line, middle, top - at * 6.4, line.startsWith('(') ? 5 : SIZES.label, 'bold');
}

/** The lines between rows and columns. */
export function drawTableLines(pen: Pen): void {
  const [top, bottom] = [BANDS.head.top, bottomOf('free')];
  pen.frame({ ...EDGES, top, bottom }, 0.8);
  for (const [left] of Object.values(COLUMNS).slice(1, -1)) pen.line(left, top, left, bottom);
  pen.line(COLUMNS.limitAmount[0], bottomOf('head'), COLUMNS.limitAmount[0], bottom);
  const bands: readonly Band[] = ['generalLiability', 'automobile', 'umbrella', 'workersCompensation', 'free'];
  for (const band of bands) {
    pen.line(EDGES.left, BANDS[band].top, EDGES.right, BANDS[band].top, 0.8);
    for (let line = 1; line < BANDS[band].lines; line += 1) {
      const y = BANDS[band].top - line * 12;
      pen.line(COLUMNS.limitName[0], y, EDGES.right, y, 0.35);
    }
  }
}
