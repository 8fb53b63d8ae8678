import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf, holds } from '../page/box.js';
import type { FieldKey, PrintedLine } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import type { LabelName } from '../form/labels.js';
import { amountIn } from '../values/amount-value.js';
import { yesOrNo } from '../values/insurer-letters.js';
import { withoutSpecks, wordsAlone, wordsIn, type CellWords } from './cell.js';
import { cellOf, type FormColumns } from './form-bands.js';
import { readingOf, textReading } from './reading-of.js';

const OTHER: Readonly<Partial<Record<PrintedLine, FieldKey>>> = {
  generalLiability: 'generalLiability.otherCoverage',
  automobile: 'automobile.otherCoverage',
  umbrella: 'umbrella.otherCoverage',
};

/** What is written in the column of the kind of insurance besides ticks: other coverages, the amount of a retention, who is excluded. */
export function typeFields(
  page: FormPage,
  columns: FormColumns,
  line: PrintedLine,
  band: readonly [number, number],
): readonly FieldReading[] {
  const cell = wordsIn(page, cellOf(columns.type, band));
  if (line === 'workersCompensation') return excludedField(page, cell);
  const words = wordsAlone(cell.words).filter(({ text }) => !/^x{1,2}$/i.test(text));
  const special = line === 'umbrella' ? besideLabel(page, words, 'retention') : perOther(page, words);
  const rest = words.filter((word) => !special.includes(word));
  const key = OTHER[line];
  return [
    ...(line === 'umbrella' ? retentionField(page, { ...cell, words: special }) : []),
    ...(line === 'generalLiability'
      ? textReading(page, 'generalLiability.perOtherText', { ...cell, words: special })
      : []),
    ...(key ? textReading(page, key, withoutSpecks({ ...cell, words: rest })) : []),
  ];
}

const perOther = (page: FormPage, words: readonly FormWord[]): readonly FormWord[] =>
  page.label('perOther').isFound ? besideLabel(page, words, 'perOther') : [];

/** Words in the line of a label, to its right. */
function besideLabel(page: FormPage, words: readonly FormWord[], name: LabelName): readonly FormWord[] {
  const { box } = page.label(name);
  const beside: Box = { left: box.right - 1, right: 700, bottom: box.bottom - 3, top: box.top + 3 };
  return words.filter((word) => holds(beside, centerOf(word.box)));
}

function retentionField(page: FormPage, cell: CellWords): readonly FieldReading[] {
  const amount = amountIn(cell.words.map(({ text }) => text).join(' '));
  return amount && cell.words.length > 0
    ? [readingOf(page, 'umbrella.retentionAmount', { kind: 'amount', ...amount, label: null }, cell)]
    : [];
}

/** Y or N in the box below `Y / N`. */
function excludedField(page: FormPage, cell: CellWords): readonly FieldReading[] {
  const { box } = page.label('yesNo');
  const below: Box = { left: box.left - 8, right: box.right + 6, bottom: box.bottom - 20, top: box.bottom + 2 };
  const found = cell.words.filter((word) => holds(below, centerOf(word.box)) && yesOrNo(word.text) !== null);
  return found.slice(0, 1).map((word) =>
    readingOf(
      page,
      'workersCompensation.excluded',
      { kind: 'tick', isTicked: yesOrNo(word.text) === true },
      {
        ...cell,
        words: [word],
      },
    ),
  );
}
