import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { PageContent } from '../page/page-content.js';
import { fieldsByName } from './by-name.js';
import { withFieldsAsWords } from './fields-as-words.js';
import { merged } from './read-page.js';

type ReadFields = (content: PageContent) => readonly FieldReading[] | null;

/** So many form fields with the names of a form are the form, wherever its labels stand. */
const SURELY_NAMED = 8;

/**
 * The fields of a form that is read by its labels. What stands in form fields is read as words in their places, and by names where these are those of the
 * form; limits by their places alone, as a row without one has a name too. Null where neither labels nor names are there.
 */
export function readLabeledPage(content: PageContent, fields: ReadFields): readonly FieldReading[] | null {
  const named = fieldsByName(content);
  const placed = fields(withFieldsAsWords(content, () => true));
  if (placed === null) return named.length >= SURELY_NAMED ? named : null;
  return merged(
    named.filter(({ value }) => value.kind !== 'amount'),
    placed,
  );
}
