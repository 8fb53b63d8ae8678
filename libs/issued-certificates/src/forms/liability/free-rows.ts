import type { FreeRow } from '../../content/liability-rows.js';
import { coverageWords } from '../../content/coverage-words.js';
import { bornWords } from '../../content/property-facts.js';
import { typeWords } from '../../content/policy-facts.js';
import type { Pen } from '../../pdf/pen.js';
import { drawValue } from '../cells.js';
import { coverageRemarks } from '../remarks/policy-remarks.js';
import { EDGES, type Remark } from '../sheet.js';
import { areaOf, BANDS, COLUMNS, LINE } from './columns.js';
import { drawLetter, drawLimit, drawPolicyCells } from './policy-cells.js';

const BAND = 'free';

/** Policies without a printed row, each in as many lines as it has limits; gives back what has no room in them. */
export function drawFreeRows(pen: Pen, rows: readonly FreeRow[]): readonly Remark[] {
  let line = 0;
  for (const row of rows) {
    const lines = Math.max(1, row.limits.length);
    if (line > 0) drawTop(pen, line);
    drawFreeRow(pen, row, line, lines);
    line += lines;
  }
  return rows.flatMap(({ policy }) => coverageRemarks(policy, [...coverageWords(policy), ...bornWords(policy)]));
}

function drawFreeRow(pen: Pen, row: FreeRow, line: number, lines: number): void {
  // Letter, number and dates stand in its first line, where it begins.
  const first = { band: BAND, line, lines: 1 } as const;
  pen.part('TR', () => {
    drawLetter(pen, first, row);
    const area = areaOf('type', BAND, line, lines);
    pen.part(
      'TH',
      () =>
        drawValue(pen, typeWords(row.policy), area, { size: 7.4, least: 3.6, from: lines === 1 ? 'middle' : 'top' }),
      { scope: 'Row' },
    );
    drawPolicyCells(pen, first, row.policy);
    pen.part('TD', () => {
      for (const [at, limit] of row.limits.entries()) drawLimit(pen, BAND, line + at, [], limit);
    });
  });
}

function drawTop(pen: Pen, line: number): void {
  const y = BANDS[BAND].top - line * LINE;
  pen.line(EDGES.left, y, COLUMNS.limitName[0], y, 0.35);
}
