import { recordOf } from '../../kernel/record-of.js';
import {
  COVERAGE_LINES,
  ENDORSEMENT_CODES,
  type CoverageLine,
  type EndorsementCode,
} from '../../insurance/coverage.js';
import { endorsementOf, formNeedsEdition, isUmbrella, takesFormsOf } from '../../insurance/line-facts.js';
import type { FormDoubt } from '../param-reasons.js';
import type { FormLine, FormRow } from '../../insurance/forms/form-row.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import type { FormVerdict } from './form-verdict.js';
import { readForm } from './read-form.js';

const PROVES: FormVerdict = { is: 'proves' };
const doubt = (why: FormDoubt, row: FormRow | null): FormVerdict => ({ is: 'doubt', doubt: why, row });

/**
 * Whether a form proves an endorsement on a policy of a line: number and edition decide. A known form of another scope or another
 * line does not, whatever box was checked. For manual review: a form that is not in the index, an unknown edition, a carrier's
 * own form, and a form for a class of parties. An unknown form is never taken as missing. Results are cached, because the same
 * few forms are named repeatedly.
 */
export function evaluateForm(text: string, code: EndorsementCode, line: CoverageLine): FormVerdict {
  const verdicts = remembered[line][code];
  const before = verdicts.get(text);
  if (before !== undefined) return before;
  const verdict = evaluateText(text, code, line);
  if (verdicts.size >= MOST_REMEMBERED) verdicts.clear();
  verdicts.set(text, verdict);
  return verdict;
}

const MOST_REMEMBERED = 2_000;
const remembered = recordOf(COVERAGE_LINES, () => recordOf(ENDORSEMENT_CODES, () => new Map<string, FormVerdict>()));

function evaluateText(text: string, code: EndorsementCode, line: CoverageLine): FormVerdict {
  const { rows, edition } = readForm(text);
  const [any] = rows;
  if (any === undefined) return doubt('FORM.UNKNOWN', null);
  if (any.ofCarrier) return doubt('FORM.OF_A_CARRIER', any);
  const belongs = belongsTo(any.line, line);
  if (belongs === 'no') return { is: 'otherLine', row: any };
  if (belongs === 'elsewhere') return doubt('FORM.OTHER_PART', any);
  const wanted = endorsementOf(line, code)?.scope;
  if (wanted === undefined || !rows.some((row) => gives(row, wanted) || isArguable(row, wanted))) {
    return any.confidence === 'confirmed' ? { is: 'otherScope', row: any } : doubt('FORM.NOT_CONFIRMED', any);
  }
  return byEdition(rows, any.line === line && !formNeedsEdition(line), edition, wanted);
}

const gives = ({ scopes }: FormRow, wanted: FormScope): boolean => scopes.includes(wanted);
const isArguable = ({ arguable = [] }: FormRow, wanted: FormScope): boolean => arguable.includes(wanted);

/** An umbrella may carry the forms of the policies below it; a person must read whether it follows them. */
export function belongsTo(of: FormLine, line: CoverageLine): 'yes' | 'no' | 'elsewhere' {
  if (of === line || of === 'any' || of === 'property' || takesFormsOf(line, of)) return 'yes';
  return of === 'otherPart' || isUmbrella(line) ? 'elsewhere' : 'no';
}

function byEdition(
  rows: readonly FormRow[],
  numberIsEnough: boolean,
  edition: string | null,
  wanted: FormScope,
): FormVerdict {
  const [any] = rows;
  if (edition === null && !numberIsEnough) return doubt('FORM.EDITION_NOT_GIVEN', any ?? null);
  const row = numberIsEnough
    ? any
    : rows.find(({ editions }) => editions.some((listed) => listed.replace('?', '') === edition));
  if (row === undefined) return doubt('FORM.EDITION_UNKNOWN', any ?? null);
  const confirmed = row.confidence === 'confirmed' && (numberIsEnough || row.editions.includes(edition ?? ''));
  if (!confirmed) return doubt('FORM.NOT_CONFIRMED', row);
  if (isArguable(row, wanted)) return doubt('FORM.ARGUABLE', row);
  if (!gives(row, wanted)) return { is: 'otherScope', row };
  return row.only === undefined ? PROVES : doubt('FORM.FOR_SOME', row);
}

/** CG 21 04 and similar forms exclude completed operations, whatever another form gives. */
export const excludesCompleted = (text: string): boolean =>
  readForm(text).rows.some(({ scopes }) => scopes.includes('exclusion:completed-operations'));
