import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { CorrectionComparison } from '@covertrail/contracts/correction/correction.views';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import { plural } from '#shared/format/plural';
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

/** `2 requirements, 1 exception, 3 notices`; what there is none of is left out. */
export function countsText({
  findingCount,
  exceptionCount,
  noticeCount,
}: Pick<CorrectionRow, 'findingCount' | 'exceptionCount' | 'noticeCount'>): string {
  const counts: readonly (readonly [number, string])[] = [
    [findingCount, 'requirement'],
    [exceptionCount, 'exception'],
    [noticeCount, 'notice'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one]) => plural(count, one))
    .join(', ');
}

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
