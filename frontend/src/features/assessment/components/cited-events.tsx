import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayText } from '@covertrail/wording/text/day-text';
import type { CitedEvent } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { plainText, RichText } from '#shared/ui/rich-text.tsx';

interface CitedEventsProps {
  readonly id: string;
  readonly trackingId: string;
  readonly cites: readonly CitedEvent[];
  readonly open: boolean;
}

/** The events that a finding depends on, latest first, each a link to its place in the history. */
export function CitedEvents({ id, trackingId, cites, open }: CitedEventsProps) {
  const latestFirst = [...cites].sort((a, b) => (a.on < b.on ? 1 : -1));
  return (
    <div id={id} className="why-cites" hidden={!open}>
      <h4>Rests on {plural(cites.length, 'event')}</h4>
      <ol>
        {latestFirst.map((cite) => (
          <li key={`${cite.id} ${cite.sentence}`}>
            <span className="num">{dayText(cite.on)}</span>
            <div>
              <p>
                <RichText text={cite.sentence} />
              </p>
              <span className="sub">
                {cite.company && cite.company !== cite.actor ? `${cite.actor}, ${cite.company}` : cite.actor}
              </span>
            </div>
            <Link
              to={`/app/suppliers/${trackingId}/history?on=${cite.on}&event=${cite.id}`}
              aria-label={`See in history: ${plainText(cite.sentence)}`}
            >
              See in history <ArrowUpRight size={14} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
