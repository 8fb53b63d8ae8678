import type { CoverageLine, EndorsementCode } from '../coverage.js';
import type { FormDoubt } from '../reasons.js';
import type { FormLine, FormRow, FormScope } from './form-row.js';
import { readForm } from './read-form.js';

/** What a form that is named says of an endorsement. `row` tells what it is, where it is known. */
export type FormVerdict =
  | { readonly is: 'proves' }
  | { readonly is: 'otherScope' | 'otherLine'; readonly row: FormRow }
  | { readonly is: 'doubt'; readonly doubt: FormDoubt; readonly row: FormRow | null };

/** What a form must give to prove an endorsement of a line. On an automobile policy the additional insured is its own kind. */
export function scopeOf(code: EndorsementCode, line: CoverageLine): FormScope {
  if (code === 'waiverOfSubrogation') return 'waiver';
  if (line === 'automobile') return 'AI-auto';
  return code === 'additionalInsuredOngoing' ? 'AI-ongoing' : 'AI-completed';
}

const PROVES: FormVerdict = { is: 'proves' };
const doubt = (why: FormDoubt, row: FormRow | null): FormVerdict => ({ is: 'doubt', doubt: why, row });

/**
 * Whether a form proves an endorsement on a policy of a line: number and edition decide. A known form of another scope or
 * another line does not, whatever was ticked. What is not in the index, an edition that was not seen, a carrier's own form and
 * a form for a class of parties are for a person to read; never is an unknown form taken for absence. Verdicts are remembered:
 * few forms are named over and over.
 */
export function judgeForm(text: string, code: EndorsementCode, line: CoverageLine): FormVerdict {
  const known = remembered[line][code];
  const before = known.get(text);
  if (before !== undefined) return before;
  const verdict = judgeText(text, code, line);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(text, verdict);
  return verdict;
}

const MOST_REMEMBERED = 2_000;
type Verdicts = Readonly<Record<EndorsementCode, Map<string, FormVerdict>>>;
const noVerdicts = (): Verdicts =>
  ({ additionalInsuredOngoing: new Map(), additionalInsuredCompleted: new Map(), waiverOfSubrogation: new Map() });
const remembered: Readonly<Record<CoverageLine, Verdicts>> = {
  generalLiability: noVerdicts(), automobile: noVerdicts(), umbrella: noVerdicts(), workersCompensation: noVerdicts(),
};

function judgeText(text: string, code: EndorsementCode, line: CoverageLine): FormVerdict {
  const { rows, edition } = readForm(text);
  const [any] = rows;
  if (any === undefined) return doubt('FORM.UNKNOWN', null);
  if (any.ofCarrier) return doubt('FORM.OF_A_CARRIER', any);
  const wanted = scopeOf(code, line);
  const belongs = belongsTo(any.line, line);
  if (belongs === 'no') return { is: 'otherLine', row: any };
  if (belongs === 'elsewhere') return doubt('FORM.OTHER_PART', any);
  if (!rows.some((row) => gives(row, wanted) || isArguable(row, wanted))) {
    return any.confidence === 'confirmed' ? { is: 'otherScope', row: any } : doubt('FORM.NOT_CONFIRMED', any);
  }
  return byEdition(rows, edition, wanted);
}

const gives = ({ scopes }: FormRow, wanted: FormScope): boolean => scopes.includes(wanted);
const isArguable = ({ arguable = [] }: FormRow, wanted: FormScope): boolean => arguable.includes(wanted);

/** An umbrella may carry the forms of what lies below it; whether it then follows them is for a person to read. */
function belongsTo(of: FormLine, line: CoverageLine): 'yes' | 'no' | 'elsewhere' {
  if (of === line || of === 'any' || of === 'property') return 'yes';
  return of === 'otherPart' || line === 'umbrella' ? 'elsewhere' : 'no';
}

/** Of workers' compensation the edition rarely matters, so its number is enough. */
function byEdition(rows: readonly FormRow[], edition: string | null, wanted: FormScope): FormVerdict {
  const [any] = rows;
  const ofWorkers = any?.line === 'workersCompensation';
  if (edition === null && !ofWorkers) return doubt('FORM.EDITION_NOT_GIVEN', any ?? null);
  const row = ofWorkers ? any : rows.find(({ editions }) => editions.some((one) => one.replace('?', '') === edition));
  if (row === undefined) return doubt('FORM.EDITION_UNKNOWN', any ?? null);
  const confirmed = row.confidence === 'confirmed' && (ofWorkers || row.editions.includes(edition ?? ''));
  if (!confirmed) return doubt('FORM.NOT_CONFIRMED', row);
  if (isArguable(row, wanted)) return doubt('FORM.ARGUABLE', row);
  if (!gives(row, wanted)) return { is: 'otherScope', row };
  return row.only === undefined ? PROVES : doubt('FORM.FOR_SOME', row);
}

/** CG 21 04 and its like take completed operations away, whatever another form gives. */
export const excludesCompleted = (text: string): boolean =>
  readForm(text).rows.some(({ scopes }) => scopes.includes('exclusion:completed-operations'));
