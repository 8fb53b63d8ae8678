import type { PageContent } from '../page/page-content.js';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { equalValues } from '../certificate/equal-values.js';
import { fitForm } from '../form/form-fit.js';
import { formPageOf } from '../form/form-page.js';
import { fieldsByName } from './by-name.js';
import { fieldsByPlace } from './by-place.js';
import { withFieldsAsWords } from './fields-as-words.js';
import { namedField } from './field-names.js';
import { sureReading } from './reading-of.js';

/** Pages on which fewer of the labels stand as on the form, or further from there, are another document. */
const LEAST_SHARE = 0.6;
const MOST_DISTANCE = 14;
/** So many form fields with the names of the form are the form, wherever its labels stand. */
const SURELY_NAMED = 20;

/** The fields of a page that is an ACORD 25; null for any other page. */
export function readPage(page: PageContent): readonly FieldReading[] | null {
  const named = fieldsByName(page);
  const all = withUnnamed(page);
  const fit = fitForm(all);
  const isForm = fit !== null && fit.share >= LEAST_SHARE && fit.distance <= MOST_DISTANCE;
  if (!isForm) return named.length >= SURELY_NAMED ? named : null;
  return merged(named, fieldsByPlace(formPageOf(all, fit)));
}

/** Form fields whose names say nothing are read as words and ticks of the page. */
const withUnnamed = (page: PageContent): PageContent =>
  withFieldsAsWords(page, ({ name }) => namedField(name) === null);

/** What a form field holds comes before what stands beside it; where they differ, neither is sure. */
export function merged(named: readonly FieldReading[], placed: readonly FieldReading[]): readonly FieldReading[] {
  const byKey = new Map(named.map((reading) => [reading.key, reading]));
  for (const reading of placed) {
    const other = byKey.get(reading.key);
    if (!other) byKey.set(reading.key, reading);
    else if (!equalValues(other.value, reading.value))
      byKey.set(reading.key, sureReading(other, [...other.doubts, 'SEVERAL_VALUES']));
  }
  return [...byKey.values()];
}
