import { useState } from 'react';
import type { InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { acceptAgency } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { localDay } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { BASIS_SENTENCES } from '../appointment.words.js';
import { RefuseAgency } from './refuse-agency.modal.js';

interface WaitingAgencyProps {
  readonly appointment: InsuredAppointment;
  readonly mayDecide: boolean;
}

/** An agency that asks to be the agency of record. */
export function WaitingAgency({ appointment, mayDecide }: WaitingAgencyProps) {
  const { agencyName, agencyCity, agencyState, agentName, askedAt, basis, requests } = appointment;
  const [decision, setDecision] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setDecision(null);
  return (
    <Panel title={`${agencyName} asks to be your agency of record`}>
      <div className="panel-body agency-card">
        <span className="avatar square" aria-hidden>
          {initials(agencyName)}
        </span>
        <div>
          <p className="cell-main">{agencyName}</p>
          <p className="sub">
            {agencyCity}, {agencyState} · {agentName}
            {askedAt ? `, asked ${dayFormat(localDay(askedAt))}` : ''}
          </p>
          <p>{BASIS_SENTENCES[basis ?? 'name']}</p>
          {requests.length > 0 ? (
            <ul className="agency-requests">
              {requests.map(({ id, number, requesterName }) => (
                <li key={id}>
                  Request <span className="num">{number}</span> of {requesterName}
                </li>
              ))}
            </ul>
          ) : null}
          {mayDecide ? (
            <div className="agency-actions">
              <Button type="button" primary onClick={() => setDecision('accept')}>
                Accept
              </Button>
              <Button type="button" onClick={() => setDecision('refuse')}>
                Refuse…
              </Button>
            </div>
          ) : (
            <p className="sub">A manager of your company decides.</p>
          )}
        </div>
      </div>
      {decision === 'accept' ? <AcceptAgency appointment={appointment} onClose={close} /> : null}
      {decision === 'refuse' ? <RefuseAgency appointment={appointment} onClose={close} /> : null}
    </Panel>
  );
}

interface AcceptAgencyProps {
  readonly appointment: InsuredAppointment;
  readonly onClose: () => void;
}

function AcceptAgency({ appointment: { agencyId, agencyName }, onClose }: AcceptAgencyProps) {
  const { submit, pending, problem } = useCommand(acceptAgency, `appointments/${agencyId}/accept`, {
    onSettled: onClose,
  });
  const accept = () =>
    submit({
      body: { agencyCompanyId: agencyId },
      toast: `${agencyName} now manages your insurance.`,
    });
  return (
    <ConfirmDialog
      open
      title={`Accept ${agencyName}`}
      confirm="Accept agency"
      cancel="Not now"
      pending={pending}
      problem={problem}
      onConfirm={accept}
      onCancel={onClose}
    >
      <p>
        {agencyName} will see your policies, requests and shares, approve your policies, and may add, change, cancel and
        share them for you. You can end this at any time.
      </p>
    </ConfirmDialog>
  );
}
