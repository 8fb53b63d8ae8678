import { sumUp } from '../compliance/compare-outcomes.js';
import type { CoverageLine } from '../insurance/coverage.js';
import { COVERAGE_LINES } from '../insurance/coverage.js';
import type { Assessment, Outcome } from '../compliance/finding.js';
import { addDays, type CalendarDate } from '../kernel/dates.js';
import { changeDays, assessUncited, type AssessmentInputs } from './tracking.rules.js';
import type { OutcomeSpan } from './tracking.contract.js';

type SpanOutcome = OutcomeSpan['outcome'];

/** The days to report on, both included: later days were not known yet. */
export interface SpanRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly knownDay: CalendarDate;
}

/** The outcomes of one tracking, day by day; each day is assessed at most once. */
export class OutcomeCalendar {
  private readonly assessed = new Map<CalendarDate, Assessment | undefined>();
  /** Days on which something may change, in order. */
  private readonly days: readonly CalendarDate[];

  /** Undefined inputs: the tracking was not known yet. */
  constructor(private readonly inputs: AssessmentInputs | undefined) {
    this.days = inputs ? changeDays(inputs) : [];
  }

  on(day: CalendarDate): Assessment | undefined {
    if (this.inputs && !this.assessed.has(day)) this.assessed.set(day, assessUncited(this.inputs, day));
    return this.assessed.get(day);
  }

  overall(range: SpanRange): readonly OutcomeSpan[] {
    return this.spans(range, (assessment) => assessment.outcome);
  }

  /** The lines that were required on any of the days. */
  lines(range: SpanRange): readonly { readonly line: CoverageLine; readonly spans: readonly OutcomeSpan[] }[] {
    const required = new Set(this.daysIn(range).flatMap((day) => this.on(day)?.findings.map(({ line }) => line) ?? []));
    return COVERAGE_LINES.filter((line) => required.has(line)).map((line) => ({
      line,
      spans: this.spans(range, ofLine(line)),
    }));
  }

  /** Days on which no policy in force met the line. */
  withoutCover(line: CoverageLine, range: SpanRange): readonly OutcomeSpan[] {
    const covered = ({ findings }: Assessment): Outcome =>
      findings.some((finding) => lacksCover(finding, line)) ? 'fail' : 'pass';
    return this.spans(range, covered).filter(({ outcome }) => outcome === 'fail');
  }

  /**
   * The period around one day with the same outcome: from its first day to the first day that differs (null: none is known). `from` is null
   * where nothing was required on any earlier day.
   */
  around(day: CalendarDate): { readonly from: CalendarDate | null; readonly to: CalendarDate | null } {
    const outcome = this.on(day)?.outcome;
    const differs = (other: CalendarDate) => this.on(other)?.outcome !== outcome;
    const earlier = this.days.filter((other) => other <= day).reverse();
    const turned = earlier.findIndex(differs);
    const same = turned === -1 ? earlier : earlier.slice(0, turned);
    const isUnbounded = outcome === undefined && turned === -1;
    return {
      from: isUnbounded ? null : (same.at(-1) ?? day),
      to: this.days.find((other) => other > day && differs(other)) ?? null,
    };
  }

  private daysIn({ start, end, knownDay }: SpanRange): readonly CalendarDate[] {
    const last = knownDay < end ? knownDay : end;
    return start > last ? [] : [start, ...this.days.filter((day) => day > start && day <= last)];
  }

  private spans(range: SpanRange, outcomeOf: (assessment: Assessment) => SpanOutcome): readonly OutcomeSpan[] {
    const spans: { from: CalendarDate; to: CalendarDate; outcome: SpanOutcome }[] = [];
    const add = (from: CalendarDate, outcome: SpanOutcome) => {
      const last = spans.at(-1);
      if (last) last.to = from;
      if (last?.outcome !== outcome) spans.push({ from, to: addDays(range.end, 1), outcome });
      else last.to = addDays(range.end, 1);
    };
    for (const day of this.daysIn(range)) {
      const assessment = this.on(day);
      add(day, assessment ? outcomeOf(assessment) : 'notKnownYet');
    }
    const veiled = range.knownDay < range.start ? range.start : addDays(range.knownDay, 1);
    if (veiled <= range.end) add(veiled, 'notKnownYet');
    return spans;
  }
}

const ofLine =
  (line: CoverageLine) =>
  ({ findings }: Assessment): SpanOutcome => {
    const own = findings.filter((finding) => finding.line === line);
    return own.length === 0 ? 'notRequired' : sumUp(own);
  };

const lacksCover = ({ rule, outcome }: { rule: string; outcome: Outcome }, line: CoverageLine): boolean =>
  rule === `${line}.inForce` && outcome === 'fail';
