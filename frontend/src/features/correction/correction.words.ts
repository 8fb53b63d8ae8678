import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { CorrectionComparison } from '@covertrail/contracts/correction/correction.views';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { DaysOfCorrection } from '@covertrail/domain/correction/correction.contract';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { correctedOutcomeWord } from '@covertrail/wording/correction/correction-words';
import { dayText } from '@covertrail/wording/text/day-text';
import { plural } from '#shared/format/plural';
import type { ByReader } from '#shared/session/by-reader';
import type { ShownOutcome, Tone } from '#shared/ui/outcome-pill.tsx';

interface ComparisonWords {
  readonly text: string;
  readonly tone: Tone;
  readonly meaning: string;
}

/** Whether the suppliers were worse or better than their status. */
export const COMPARISONS: Readonly<Record<CorrectionComparison, ComparisonWords>> = {
  worse: {
    text: 'Worse than shown',
    tone: 'bad',
    meaning: 'On some of the days the status was worse than the one that was shown.',
  },
  better: {
    text: 'Better than shown',
    tone: 'ok',
    meaning: 'On the days the status was better than the one that was shown.',
  },
  alike: {
    text: 'For another reason',
    tone: 'mute',
    meaning: 'The status was the one that was shown, but for another reason.',
  },
};

/** An outcome of a corrected day; without requirements there was none. */
export const shownOn = (outcome: Outcome | null): ShownOutcome => outcome ?? 'notRequired';

/** Who showed the status, by who reads. */
const SHOWED: ByReader<string> = { requester: 'we showed', insured: 'you were shown as', agent: 'it was shown as' };

/** `On 11/06–11/13 we showed *Compliant*; general aggregate of *General liability GL-91344* was $500,000.` */
export function saidText(row: CorrectionRow, reader: keyof typeof SHOWED): string {
  const wrong = row.spans.filter(({ before, after }) => before !== after);
  const [first, ...more] = wrong.length > 0 ? wrong : row.spans;
  if (first === undefined) return `${trueText(row)}.`;
  const rightly = wrong.length > 0 ? '' : ' for another reason';
  const others = more.length === 0 ? '' : ` and ${plural(more.length, 'more period')}`;
  const days = shortPeriod(first, row.recordedOn);
  return `On ${days}${others} ${SHOWED[reader]} *${correctedOutcomeWord(first.before)}*${rightly}; ${trueText(row)}.`;
}

/** What was true instead. */
function trueText(row: CorrectionRow): string {
  const [reason] = row.reasons;
  if (reason !== undefined) return reason.fact;
  return row.isReasonHidden ? hiddenReasonText(row).replace(/\.$/, '') : `it was ${row.comparison} than that`;
}

/** `11/06–11/13`, both included; with the year where it is not the one in which it was recorded. */
function shortPeriod({ from, to }: DaysOfCorrection, recordedOn: CalendarDate): string {
  const last = addDays(to, -1);
  const year = recordedOn.slice(0, 4);
  const day = from.startsWith(year) && last.startsWith(year) ? (on: CalendarDate) => dayText(on).slice(0, 5) : dayText;
  return from === last ? day(from) : `${day(from)}–${day(last)}`;
}

/** What rests on what was shown: the parts of the page of a correction, each with its number. */
const RESTING = [
  { part: 'requirements', count: 'findingCount', name: 'requirement' },
  { part: 'exceptions', count: 'exceptionCount', name: 'exception' },
  { part: 'notices', count: 'noticeCount', name: 'notice' },
] as const satisfies readonly { readonly count: keyof CorrectionRow; readonly part: string; readonly name: string }[];

/** `2 requirements`, `3 notices`; what there is none of is left out. */
export const restingOn = (row: Pick<CorrectionRow, (typeof RESTING)[number]['count']>) =>
  RESTING.filter(({ count }) => row[count] > 0).map(({ part, count, name }) => ({
    part,
    text: plural(row[count], name),
    count: row[count],
  }));

/** Instead of a reason that the supplier's side may not know. */
export const hiddenReasonText = ({ requesterName }: Pick<CorrectionRow, 'requesterName'>): string =>
  `${requesterName} recorded something that it decides for several suppliers.`;

/** Where the history shows a day as it was known before the correction, and as it is known now. */
export const historyLinks = ({
  trackingId,
  from,
  knownBefore,
}: {
  readonly trackingId: string;
  readonly from: string;
  readonly knownBefore: string;
}) => ({
  then: `/app/suppliers/${trackingId}/history?on=${from}&known=${knownBefore}`,
  now: `/app/suppliers/${trackingId}/history?on=${from}`,
});
