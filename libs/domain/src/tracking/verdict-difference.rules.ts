import { equal } from '../kernel/equal.js';
import { addDays, earlierOf, type CalendarDate } from '../kernel/dates.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import { findingPairs, type FindingPair } from '../compliance/finding-pairs.js';
import type {
  CorrectedException,
  CorrectedFinding,
  DaysOfCorrection,
  ExceptionEffect,
  VerdictDifference,
} from '../correction/correction.contract.js';
import { assessUncited, changeDays, type AssessmentInputs } from './tracking.rules.js';

type Pair = FindingPair<Finding>;

/** Days on which both folds give one result each. */
interface Stretch extends DaysOfCorrection {
  readonly before: Assessment | undefined;
  readonly after: Assessment | undefined;
  /** Only those that differ. */
  readonly pairs: readonly Pair[];
}

/**
 * How the verdicts of the days `[from, to)` differ by what was known before an event and with it. Each stretch of days with one
 * result is assessed once; a day-by-day comparison gives the same.
 */
export function verdictDifference(
  before: AssessmentInputs,
  after: AssessmentInputs,
  days: DaysOfCorrection,
): VerdictDifference {
  const differing = [...stretches(before, after, days)].filter(isDifferent);
  return {
    spans: runsOf(differing, (stretch) => [
      { before: stretch.before?.outcome ?? null, after: stretch.after?.outcome ?? null },
    ]),
    findings: runsOf(differing, ({ pairs }) => pairs.map(findingOf)),
    exceptions: runsOf(differing, ({ pairs }) => pairs.flatMap(exceptionsOf)),
  };
}

/**
 * Whether two findings of one requirement are the same to whoever relied on them. What a met requirement found makes no
 * difference; of one that is not met, the reason and the amounts do.
 */
export function readsAlike(a: Finding | null, b: Finding | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.outcome !== b.outcome || acceptedBy(a) !== acceptedBy(b)) return false;
  return a.outcome === 'pass' || equal(gapIn(a), gapIn(b));
}

const gapIn = ({ reason, required, available }: Finding) => [reason, required, available];

/** The accepted exception or review that a finding passes by. */
const acceptedBy = ({ exception }: Finding) => (exception?.decision === 'accepted' ? exception.exceptionId : undefined);

function* stretches(
  before: AssessmentInputs,
  after: AssessmentInputs,
  { from, to }: DaysOfCorrection,
): Generator<Stretch> {
  const days = [...new Set([...changeDays(before), ...changeDays(after)])].sort();
  for (let day = from, next: CalendarDate; day < to; day = next) {
    const [was, is] = [assessUncited(before, day), assessUncited(after, day)];
    next = [was?.holdsUntil, is?.holdsUntil, days.find((other) => other > day)].reduce<CalendarDate>(
      (first, other) => earlierOf(first, other ?? to),
      to,
    );
    if (next <= day) next = addDays(day, 1);
    yield { from: day, to: next, before: was, after: is, pairs: differingPairs(was, is) };
  }
}

const isDifferent = ({ before, after, pairs }: Stretch): boolean =>
  pairs.length > 0 || before?.outcome !== after?.outcome;

function differingPairs(before: Assessment | undefined, after: Assessment | undefined): readonly Pair[] {
  return findingPairs(before?.findings ?? [], after?.findings ?? []).filter(
    (pair) => !readsAlike(pair.before, pair.after),
  );
}

function findingOf({ before, after }: Pair): Omit<CorrectedFinding, keyof DaysOfCorrection> {
  const { rule, line } = (after ?? before)!;
  return { rule, line, before: before?.outcome ?? null, after: after?.outcome ?? null };
}

function exceptionsOf({ before, after }: Pair): readonly Omit<CorrectedException, keyof DaysOfCorrection>[] {
  const [was, is] = [before, after].map((finding) => (finding ? acceptedBy(finding) : undefined));
  if (was === is) return [];
  const gone =
    before && was !== undefined
      ? [exceptionOf(before, after === null || after.outcome === 'pass' ? 'notNeeded' : 'notCovering')]
      : [];
  return [...gone, ...(after && is !== undefined ? [exceptionOf(after, 'covering')] : [])];
}

function exceptionOf({ rule, line, exception }: Finding, effect: ExceptionEffect) {
  return { exceptionId: exception!.exceptionId, scope: exception!.scope, rule, line, effect };
}

/** Joins neighboring stretches with equal values. */
function runsOf<Value extends object>(
  all: readonly Stretch[],
  valuesOf: (stretch: Stretch) => readonly Value[],
): readonly (Value & DaysOfCorrection)[] {
  const runs: (Value & { from: CalendarDate; to: CalendarDate })[] = [];
  const open = new Map<string, (typeof runs)[number]>();
  for (const stretch of all) {
    for (const value of valuesOf(stretch)) {
      const key = JSON.stringify(value);
      const run = open.get(key);
      if (run?.to === stretch.from) run.to = stretch.to;
      else {
        const begun = { ...value, from: stretch.from, to: stretch.to };
        runs.push(begun);
        open.set(key, begun);
      }
    }
  }
  return runs;
}
