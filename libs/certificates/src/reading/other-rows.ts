import { centerOf } from '../page/box.js';
import { OTHER_ROWS } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { insurerLettersIn } from '../values/insurer-letters.js';
import { formLines, withoutSpecks, wordsAlone, wordsIn } from './cell.js';
import { cellOf, toRightEdge, type FormBands, type FormColumns } from './form-bands.js';
import { amountReading } from './limit-fields.js';
import { policyFields } from './policy-fields.js';
import { textReading } from './reading-of.js';

/** Lines closer than this are of one row. */
const ONE_ROW = 8.5;
const LIMITS = ['limit1', 'limit2', 'limit3'] as const;

/** The free rows below the printed ones: a row begins where a letter or a policy number stands; on a picture, where one surely does. */
export function otherRowFields(page: FormPage, columns: FormColumns, bands: FormBands): readonly FieldReading[] {
  return rowSpans(page, columns, bands.other).flatMap((span, at) => {
    const row = OTHER_ROWS[at];
    if (!row) return [];
    return [
      ...policyFields(page, columns, row, span),
      ...textReading(page, `${row}.type`, withoutSpecks(wordsIn(page, cellOf(columns.type, span)))),
      ...limitsOf(page, columns, span).flatMap((line, number) => {
        const limit = LIMITS[number];
        return limit ? amountReading(page, `${row}.${limit}`, line, []) : [];
      }),
    ];
  });
}

const limitsOf = (
  page: FormPage,
  columns: FormColumns,
  span: readonly [number, number],
): readonly (readonly FormWord[])[] =>
  formLines(wordsIn(page, cellOf(toRightEdge(columns.limits), span)).words).filter(
    (line) => wordsAlone(line).length > 0,
  );

function rowSpans(
  page: FormPage,
  columns: FormColumns,
  [top, bottom]: readonly [number, number],
): readonly (readonly [number, number])[] {
  const inColumn = (column: readonly [number, number]) => wordsIn(page, cellOf(column, [top, bottom])).words;
  const heads = [
    ...inColumn(columns.letters).filter(({ word, text }) => word.source !== 'picture' || insurerLettersIn(text)),
    ...wordsAlone(inColumn(columns.policyNumber)).filter(
      ({ word, text }) => word.source !== 'picture' || /\d/.test(text),
    ),
  ].sort((a, b) => centerOf(b.box).y - centerOf(a.box).y);
  const starts: number[] = [];
  for (const { box } of heads) {
    const last = starts.at(-1);
    if (last === undefined || last - centerOf(box).y > ONE_ROW) starts.push(centerOf(box).y);
  }
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return [at === 0 ? top : start + ONE_ROW / 2, next === undefined ? bottom : next + ONE_ROW / 2];
  });
}
