import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import { OutcomeIcon, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { percentOf, type RailScale } from './rail-scale.js';
import { shownSpan } from './rail-spans.js';

interface RailTrackProps {
  readonly scale: RailScale;
  readonly spans: readonly OutcomeSpan[];
  /** From here on nothing was known yet; null draws no veil. */
  readonly veilFrom: CalendarDate | null;
  readonly slim?: boolean;
}

/** A band of periods. Failing ones are hatched, those in review dotted, unknown ones hollow: color is never the only sign. */
export function RailTrack({ scale, spans, veilFrom, slim = false }: RailTrackProps) {
  return (
    <div className={slim ? 'rail-track slim' : 'rail-track'}>
      {spans.map((span) => {
        const outcome = shownSpan(span.outcome);
        const left = percentOf(scale, span.from);
        return (
          <div
            key={span.from}
            className={`rail-span ${outcome}`}
            style={{ left: `min(${left}%, 100% - 5px)`, width: `${percentOf(scale, span.to) - left}%` }}
          >
            {slim ? null : (
              <>
                <OutcomeIcon outcome={outcome} size={14} />
                <span className="rail-span-text">{OUTCOMES[outcome].text}</span>
              </>
            )}
          </div>
        );
      })}
      {veilFrom ? (
        <div className="rail-span veil" style={{ left: `${percentOf(scale, veilFrom)}%`, right: 0 }}>
          {slim ? null : <span className="rail-span-text">Not known at that time</span>}
        </div>
      ) : null}
    </div>
  );
}
