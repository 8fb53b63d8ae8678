import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Assessment } from '@covertrail/domain/compliance/finding';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import {
  assessTracking,
  assessUncited,
  changeDays,
  type TrackingAssessment,
} from '@covertrail/domain/tracking/tracking.rules';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { isAssessed } from '../entries/history-turning-points.js';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';

/** Days with the same findings: `from` until the day before `to`. */
export interface VerdictSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Undefined where, as known then, nothing was required. */
  readonly assessed: TrackingAssessment | undefined;
  readonly inputs: LoadedInputs | undefined;
}

/** Both included. */
interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Days with one and the same inputs. */
interface Epoch extends Days {
  readonly inputs: LoadedInputs | undefined;
}

/** What was true on each day, as is known now. */
export const trueSpans = async (history: LoadedHistory, days: Days): Promise<readonly VerdictSpan[]> =>
  spansOf([{ ...days, inputs: await history.inputsAt(undefined) }]);

/** What was known of each day by its own end. */
export async function knownSpans(history: LoadedHistory, { from, to }: Days): Promise<readonly VerdictSpan[]> {
  const recorded = history.events
    .filter(isAssessed)
    .map(({ position, meta: { recordedAt } }) => ({ position, day: history.dayOf(recordedAt) }));
  const begins = [
    ...new Set([from, ...recorded.map(({ day }) => day).filter((day) => day > from && day <= to)]),
  ].sort();
  const epochs: Epoch[] = [];
  for (const [at, begin] of begins.entries()) {
    const last = recorded.findLast(({ day }) => day <= begin);
    const next = begins[at + 1];
    epochs.push({
      from: begin,
      to: next === undefined ? to : addDays(next, -1),
      inputs: last && (await history.inputsAt(last.position)),
    });
  }
  return spansOf(epochs);
}

/** Neighbors with the same findings are one span. Others have their turns between two assessments. */
async function spansOf(epochs: readonly Epoch[]): Promise<readonly VerdictSpan[]> {
  const spans: { from: CalendarDate; to: CalendarDate; inputs: LoadedInputs | undefined; says: string }[] = [];
  for (const { from, to, inputs } of epochs) {
    const days = [from, ...(inputs ? changeDays(inputs) : []).filter((day) => day > from && day <= to)];
    for (const [at, day] of days.entries()) {
      const end = days[at + 1] ?? addDays(to, 1);
      const says = inputs ? signatureOf(assessUncited(inputs, day)) : '';
      const last = spans.at(-1);
      if (last?.says === says) last.to = end;
      else spans.push({ from: day, to: end, inputs, says });
      await nextTurn();
    }
  }
  return spans.map(({ from, to, inputs }) => ({ from, to, inputs, assessed: inputs && assessTracking(inputs, from) }));
}

const signatureOf = (assessment: Assessment | undefined): string =>
  assessment
    ? JSON.stringify([
        assessment.outcome,
        assessment.findings.map(({ rule, outcome, reason, params, decision, exception }) => [
          rule,
          outcome,
          reason,
          params,
          decision,
          exception,
        ]),
      ])
    : '';
