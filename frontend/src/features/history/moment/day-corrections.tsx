import { trackingCorrections } from '@covertrail/contracts/correction/correction.calls';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';
import { CorrectionNote } from '../components/correction-note.js';

interface DayCorrectionsProps {
  readonly trackingId: string;
  readonly on: CalendarDate;
}

/** Links to the corrections of the verdict of one day; nothing where that verdict was never corrected. */
export function DayCorrections({ trackingId, on }: DayCorrectionsProps) {
  const { rows } = useViewQuery(viewQuery(trackingCorrections, { params: { id: trackingId }, query: { on } }));
  const ofDay = rows.filter(({ spans }) => spans.some(({ from, to }) => from <= on && on < to));
  return ofDay.map((correctionRow) => (
    <CorrectionNote key={correctionRow.id} correction={correctionRow}>
      What was shown for this day was corrected on {dayText(correctionRow.recordedOn)}.
    </CorrectionNote>
  ));
}
