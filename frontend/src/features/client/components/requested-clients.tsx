import { requestedAppointments, withdrawAppointment } from '@covertrail/contracts/representation/representation.calls';
import type { RequestedAppointment } from '@covertrail/contracts/representation/representation.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { localDay } from '#shared/format/instant-format';
import { dayFormat } from '#shared/format/day-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** The companies to which the agency sent a request by name and that have not accepted; shows nothing when there is none. */
export function RequestedClients() {
  const { rows } = useViewQuery(viewQuery(requestedAppointments));
  if (rows.length === 0) return null;
  return (
    <Panel title="Awaiting acceptance">
      <ul className="client-requests">
        {rows.map((appointment) => (
          <Asked key={appointment.id} appointment={appointment} />
        ))}
      </ul>
    </Panel>
  );
}

function Asked({
  appointment: { insuredId, insuredName, agentName, state, askedAt, endedAt, reason },
}: {
  readonly appointment: RequestedAppointment;
}) {
  const { submit, pending, problem } = useCommand(withdrawAppointment, `appointments/${insuredId}/withdraw`);
  const withdraw = () =>
    submit({
      body: { insuredCompanyId: insuredId },
      toast: 'Request withdrawn.',
    });
  const waits = state === 'waiting';
  const text = waits
    ? `Asked ${dayFormat(localDay(askedAt))} by ${agentName}`
    : `Refused ${dayFormat(localDay(endedAt ?? askedAt))}${reason ? `: ${reason}` : ''}`;
  return (
    <li>
      <div>
        <span className="cell-main">{insuredName}</span>{' '}
        <Chip label={waits ? 'Waiting' : 'Refused'} tone={waits ? 'warn' : 'bad'} />
        <div className="sub">{text}</div>
        {problem ? (
          <span className="field-error" role="alert">
            {problem.message}
          </span>
        ) : null}
      </div>
      {waits ? (
        <IfMay send={withdrawAppointment}>
          <Button
            type="button"
            size="small"
            loading={pending}
            disabled={pending}
            aria-label={`Withdraw the request to ${insuredName}`}
            onClick={withdraw}
          >
            Withdraw
          </Button>
        </IfMay>
      ) : null}
    </li>
  );
}
