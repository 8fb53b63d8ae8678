import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { CorrectedSpan } from '@covertrail/domain/correction/correction.contract';
import { correctedPeriod } from '@covertrail/wording/correction/correction-words';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { OutcomePill, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { shownOn } from '../correction.words.js';

interface Piece {
  readonly from: CalendarDate;
  readonly days: number;
  /** Null: these days were right. */
  readonly outcome: ShownOutcome | null;
}

/** The corrected days and those between them, one after the other. */
function piecesOf(spans: readonly CorrectedSpan[], side: 'before' | 'after'): readonly Piece[] {
  return spans.flatMap((span, index) => {
    const end = spans[index - 1]?.to ?? span.from;
    const gap = end < span.from ? [{ from: end, days: daysBetween(end, span.from), outcome: null }] : [];
    return [...gap, { from: span.from, days: daysBetween(span.from, span.to), outcome: shownOn(span[side]) }];
  });
}

function Lane({ label, pieces }: { readonly label: string; readonly pieces: readonly Piece[] }) {
  return (
    <div className="corr-lane">
      <span className="sub">{label}</span>
      <div aria-hidden>
        {pieces.map(({ from, days, outcome }) => (
          <i key={from} className={outcome ?? 'right'} style={{ flexGrow: days }} />
        ))}
      </div>
    </div>
  );
}

function Turn({ before, after }: Pick<CorrectedSpan, 'before' | 'after'>) {
  if (before === after) {
    return (
      <>
        <span className="sub">Rightly shown as</span> <OutcomePill outcome={shownOn(before)} />{' '}
        <span className="sub">but for another reason</span>
      </>
    );
  }
  return (
    <>
      <span className="sub">Shown as</span> <OutcomePill outcome={shownOn(before)} /> <span className="sub">was</span>{' '}
      <OutcomePill outcome={shownOn(after)} />
    </>
  );
}

/** The days concerned as bars, and each period with its status as it was shown and as it was. */
export function CorrectedDays({
  correction: { spans, from, to, recordedOn },
}: {
  readonly correction: CorrectionDetails;
}) {
  return (
    <Panel title="Days concerned" right={<span className="sub">{correctedPeriod({ from, to })}</span>}>
      <div className="panel-body">
        <Lane label="As shown" pieces={piecesOf(spans, 'before')} />
        <Lane label="As it was" pieces={piecesOf(spans, 'after')} />
        <ul className="corr-list">
          {spans.map((span) => (
            <li key={span.from}>
              <span className="num">
                {correctedPeriod(span)} <span className="sub">({plural(daysBetween(span.from, span.to), 'day')})</span>
              </span>
              <span className="corr-turn">
                <Turn {...span} />
              </span>
            </li>
          ))}
        </ul>
        <p className="sub">
          The fact was recorded on {dayFormat(recordedOn)}. From that day on the status is the right one.
        </p>
      </div>
    </Panel>
  );
}
