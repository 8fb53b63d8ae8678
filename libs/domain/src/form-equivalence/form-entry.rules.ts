import type { CoverageLine } from '../insurance/coverage.js';
import { entryScopesOn } from '../insurance/forms/entry-scopes.js';
import { belongsTo } from '../compliance/forms/evaluate-form.js';
import type { FormScope } from '../insurance/forms/form-scope.js';
import { bareForm, isFormNumber, readEdition } from '../insurance/forms/form-text.js';
import { readForm } from '../compliance/forms/read-form.js';
import { LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { FormEntryTerms } from './form-equivalence.contract.js';
import type { FormEntry, FormEquivalenceState } from './form-equivalence.state.js';

/** The number and line of an entry. Throws FORM_ENTRY.NUMBER_NOT_READ, HAS_EDITION or OF_ANOTHER_LINE. */
export function checkForm(number: string, line: CoverageLine): void {
  if (!isFormNumber(number)) throw new RuleBroken('FORM_ENTRY.NUMBER_NOT_READ');
  const {
    rows: [indexed],
    edition,
  } = readForm(number);
  if (indexed === undefined) return;
  if (edition !== null) throw new RuleBroken('FORM_ENTRY.HAS_EDITION', { number: indexed.number, edition });
  if (belongsTo(indexed.line, line) === 'no')
    throw new RuleBroken('FORM_ENTRY.OF_ANOTHER_LINE', { number: indexed.number });
}

/**
 * What an entry says. Throws where an edition is none or stands twice, a scope is not one of the line, nothing is said, or the same
 * scope is given and not given.
 */
export function checkTerms({ editions, gives, doesNotGive }: FormEntryTerms, line: CoverageLine): void {
  const wrong = editions.find((edition) => readEdition(edition) !== edition);
  if (wrong !== undefined) throw new RuleBroken('FORM_ENTRY.EDITION_NOT_VALID', { edition: wrong });
  if (new Set(editions).size < editions.length) throw new RuleBroken('FORM_ENTRY.EDITION_TWICE');
  const possible = entryScopesOn(line);
  const unknown = [...gives, ...doesNotGive].find((scope) => !possible.includes(scope));
  if (unknown !== undefined) throw new RuleBroken('FORM_ENTRY.SCOPE_NOT_OF_LINE', { scope: unknown });
  if (gives.length + doesNotGive.length === 0) throw new RuleBroken('FORM_ENTRY.NOTHING_SAID');
  if (gives.some((scope) => doesNotGive.includes(scope)) || contradicts(gives))
    throw new RuleBroken('FORM_ENTRY.CONTRADICTS');
}

/** Cover that is given and excluded. */
const contradicts = (gives: readonly FormScope[]): boolean =>
  gives.includes('AI-completed') && gives.includes('exclusion:completed-operations');

/** Throws FORM_ENTRY.DUPLICATE where another entry says something of the same form, line and edition from that day on. */
export function checkOnlyOne(
  state: FormEquivalenceState,
  entry: Pick<FormEntry, 'entryId' | 'number' | 'line'>,
  { editions }: FormEntryTerms,
  from: CalendarDate,
): void {
  const number = bareForm(entry.number);
  const taken = state.some(
    (other) =>
      other.entryId !== entry.entryId &&
      other.line === entry.line &&
      bareForm(other.number) === number &&
      saysFrom(other, editions, from),
  );
  if (taken) throw new RuleBroken('FORM_ENTRY.DUPLICATE', { number: entry.number });
}

const saysFrom = ({ terms }: FormEntry, editions: readonly string[], from: CalendarDate): boolean =>
  terms.some(
    ({ value }, index) =>
      value !== null && (terms[index + 1]?.from ?? LAST_DAY) > from && haveOneInCommon(value.editions, editions),
  );

const haveOneInCommon = (editions: readonly string[], other: readonly string[]): boolean =>
  (editions.length === 0 && other.length === 0) || editions.some((edition) => other.includes(edition));
