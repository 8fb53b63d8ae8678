import type { InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { Panel } from '#shared/ui/panel.tsx';
import { ENDED_WORDS } from '../appointment.words.js';

const day = (instant: string | null): string => (instant ? dayFormat(localDay(instant)) : '');

/** The earlier agencies of record, and those that asked without success: newest first. */
export function EarlierAgencies({ appointments }: { readonly appointments: readonly InsuredAppointment[] }) {
  return (
    <Panel title="Earlier agencies">
      <ul className="agency-list">
        {appointments.map((appointment) => (
          <Earlier key={appointment.id} appointment={appointment} />
        ))}
      </ul>
    </Panel>
  );
}

function Earlier({
  appointment: { state, agencyName, agentName, since, askedAt, endedAt, reason },
}: {
  readonly appointment: InsuredAppointment;
}) {
  if (state === 'waiting' || state === 'current') return null;
  const days = since ? `${day(since)} to ${day(endedAt)}` : `Asked ${day(askedAt)}`;
  return (
    <li>
      <div>
        <span className="cell-main">{agencyName}</span> <span className="sub">{agentName}</span>
        <div className="sub">
          {ENDED_WORDS[state]}
          {reason ? `: ${reason}` : ''}
        </div>
      </div>
      <span className="sub num">{days}</span>
    </li>
  );
}
