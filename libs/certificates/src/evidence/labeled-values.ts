import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { wordsIn } from '../reading/cell.js';
import { readingOf, textReading } from '../reading/reading-of.js';
import { dateIn } from '../values/date-value.js';
import { areaBelow, areaBeside, type LabeledPage } from './labeled-page.js';

/** The text in the box below a label. */
export function textBelow<Label extends string>(
  labeled: LabeledPage<Label>,
  key: FieldKey,
  name: Label,
): readonly FieldReading[] {
  const area = areaBelow(labeled, name);
  return area ? textReading(labeled.page, key, wordsIn(labeled.page, area), key === 'description' ? '\n' : ' ') : [];
}

/** The text right of a label. */
export function textBeside<Label extends string>(
  labeled: LabeledPage<Label>,
  key: FieldKey,
  name: Label,
  end?: Label,
): readonly FieldReading[] {
  const area = areaBeside(labeled, name, end);
  return area ? textReading(labeled.page, key, wordsIn(labeled.page, area)) : [];
}

/** The first date in the box below a label. */
export function dateBelow<Label extends string>(
  labeled: LabeledPage<Label>,
  key: 'date' | 'other1.effective' | 'other1.expiration',
  name: Label,
): readonly FieldReading[] {
  const area = areaBelow(labeled, name);
  const cell = area ? wordsIn(labeled.page, area) : { words: [], doubts: [] };
  const found = cell.words.flatMap((word) => {
    const day = dateIn(word.text);
    return day ? [readingOf(labeled.page, key, { kind: 'date', day }, { ...cell, words: [word] })] : [];
  });
  return found.slice(0, 1);
}
