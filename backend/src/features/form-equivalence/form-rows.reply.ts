import type { FormEntry, ListedForm } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { FormListDto } from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import { FORMS } from '@covertrail/domain/insurance/forms/form-index';
import { bareForm } from '@covertrail/domain/insurance/forms/form-text';
import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { formLineText } from '@covertrail/wording/form-equivalence/form-index-words';
import { isExclusion, scopeText } from '@covertrail/wording/insurance/form-scope-words';

/** The forms that the product knows, as rows of the list. */
const PRODUCT_ROWS: readonly ListedForm[] = FORMS.map(
  ({ number, editions, title, line, scopes, confidence, note = '' }) => ({
    id: `${number}|${editions[0] ?? ''}`,
    number,
    editions,
    title,
    line,
    gives: scopes,
    doesNotGive: [],
    confidence,
    note,
    entry: null,
  }),
);

const rowOf = (entry: FormEntry): ListedForm => ({
  id: entry.entryId,
  number: entry.number,
  editions: entry.terms.editions,
  title: entry.terms.title || (readForm(entry.number).rows[0]?.title ?? ''),
  line: entry.line,
  gives: entry.terms.gives,
  doesNotGive: entry.terms.doesNotGive,
  confidence: 'own',
  note: entry.terms.note,
  entry,
});

/** The product's forms and the requester's entries that match, by number; an entry stands before the forms of its number. */
export function formRows(entries: readonly FormEntry[], input: FormListDto): readonly ListedForm[] {
  const rows = [...entries.map(rowOf), ...PRODUCT_ROWS].filter((row) => matches(row, input));
  const matching = searched(rows, foldedText((input.keyword ?? '').trim()));
  const turn = input.direction === 'desc' ? -1 : 1;
  const keyOf =
    input.sort === 'title'
      ? ({ title }: ListedForm) => foldedText(title)
      : ({ number }: ListedForm) => bareForm(number);
  return matching.toSorted(
    (a, b) => compare(keyOf(a), keyOf(b)) * turn || Number(a.entry === null) - Number(b.entry === null),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function matches(row: ListedForm, { line, scope, origin }: FormListDto): boolean {
  if (line !== undefined && row.line !== line) return false;
  if (origin !== undefined && (row.entry !== null) !== (origin === 'own')) return false;
  return (
    scope === undefined ||
    row.gives.some((formScope) => (scope === 'exclusion' ? isExclusion(formScope) : formScope === scope))
  );
}

/** The rows whose number begins with the words, however they are spaced; where there are none, those that have a word for each. */
function searched(rows: readonly ListedForm[], keyword: string): readonly ListedForm[] {
  if (keyword === '') return rows;
  const bare = bareForm(keyword);
  const numbered = /\d/.test(bare) ? rows.filter((row) => isNumbered(row, bare)) : [];
  return numbered.length > 0 ? numbered : rows.filter((row) => mentions(row, keyword));
}

const isNumbered = ({ number, editions }: ListedForm, bare: string): boolean =>
  ['', ...editions].some((edition) => bareForm(`${number} ${edition}`).startsWith(bare));

const WORDS = /[^\p{L}\p{N}]+/u;

function mentions({ number, editions, title, note, gives, line }: ListedForm, keyword: string): boolean {
  const words = foldedText(
    [number, ...editions, title, note, ...gives.map(scopeText), formLineText(line)].join(' '),
  ).split(WORDS);
  return keyword.split(WORDS).every((word) => words.some((written) => written.startsWith(word)));
}
