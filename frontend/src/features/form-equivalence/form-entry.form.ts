import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { FormEntryDto, TryFormEntryDto } from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import { entryScopesOn } from '@covertrail/domain/insurance/forms/entry-scopes';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { isFormNumber, readEdition } from '@covertrail/domain/insurance/forms/form-text';
import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { entryEditions, entryNumber, entryTitle } from '@covertrail/domain/fields/form-entry-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { policyLine } from '@covertrail/domain/fields/policy-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { FormRules } from '#shared/forms/field-resolver';

/** What the person says of each scope; a scope that is absent is left to the index of the product. */
export type SaidScopes = Readonly<Partial<Record<FormScope, boolean>>>;

/** The entry as the dialog holds it. */
export interface EntryValues {
  readonly number: string;
  readonly line: CoverageLine | '';
  readonly title: string;
  /** Separated by commas; empty: all. */
  readonly editions: string;
  readonly said: SaidScopes;
  readonly note: string;
  readonly effectiveFrom: CalendarDate;
}

const editionsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const entryRules: FormRules<EntryValues> = {
  number: entryNumber,
  line: policyLine,
  title: entryTitle,
  editions: (value) => entryEditions.check(editionsIn(String(value))),
  said: (value, { line }) =>
    isCoverageLine(line) && entryScopesOn(line).some((scope) => (value as SaidScopes)[scope] !== undefined)
      ? null
      : 'Please say at least one thing that the form gives or does not give.',
  note: remarks,
  effectiveFrom: calendarDate,
};

/** A form as it was entered on a policy, divided into its number and its edition. */
function enteredForm(text: string): Pick<EntryValues, 'number' | 'editions'> {
  const {
    rows: [row],
    edition,
  } = readForm(text);
  if (row) return { number: row.number, editions: edition ?? '' };
  const [, number = '', last = ''] = /^(.*\S)\s+(\S+[ /-]\S+)$/.exec(text.trim()) ?? [];
  const read = readEdition(last);
  return read !== null && isFormNumber(number) ? { number, editions: read } : { number: text.trim(), editions: '' };
}

/** A new entry, for a form as it was entered and the line of its policy. */
export const newEntry = (entered: string, line: string, today: CalendarDate): EntryValues => ({
  ...enteredForm(entered),
  line: isCoverageLine(line) ? line : lineOf(entered),
  title: '',
  said: {},
  note: '',
  effectiveFrom: today,
});

function lineOf(entered: string): CoverageLine | '' {
  const line = readForm(entered).rows[0]?.line;
  return isCoverageLine(line) ? line : '';
}

const said = (scopes: readonly FormScope[], gives: boolean): SaidScopes =>
  Object.fromEntries(scopes.map((scope) => [scope, gives]));

/** An entry that is to say something else from today on, or from its first day if that is later. */
export const entryToChange = (
  { number, line, terms: { title, editions, gives, doesNotGive, note }, effectiveFrom }: FormEntry,
  today: CalendarDate,
): EntryValues => ({
  number,
  line,
  title,
  editions: editions.join(', '),
  said: { ...said(gives, true), ...said(doesNotGive, false) },
  note,
  effectiveFrom: effectiveFrom > today ? effectiveFrom : today,
});

function bodyOf({ line, title, editions, said: chosen, note, effectiveFrom }: EntryValues): FormEntryDto {
  const scopes = isCoverageLine(line) ? entryScopesOn(line) : [];
  return {
    title: title.trim(),
    editions: editionsIn(editions),
    note: note.trim(),
    effectiveFrom,
    gives: scopes.filter((scope) => chosen[scope] === true),
    doesNotGive: scopes.filter((scope) => chosen[scope] === false),
  };
}

/** The entry to be tried before it is saved; null while no line is chosen. */
export function triedBody(values: EntryValues, entry: FormEntry | null): TryFormEntryDto | null {
  const { number, line } = values;
  if (!isCoverageLine(line)) return null;
  return entry
    ? { change: { ...bodyOf(values), entryId: entry.entryId, seen: entry.seen } }
    : { add: { ...bodyOf(values), number: number.trim(), line } };
}
