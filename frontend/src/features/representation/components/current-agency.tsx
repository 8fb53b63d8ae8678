import type { InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { localDay } from '#shared/format/instant-format';
import { Panel } from '#shared/ui/panel.tsx';
import { PROOF_SENTENCES } from '../appointment.words.js';

/** The agency of record, and the proof of its appointment. */
export function CurrentAgency({ appointment }: { readonly appointment: InsuredAppointment }) {
  const { agencyName, agencyCity, agencyState, agentName, agentEmail, since, proof } = appointment;
  return (
    <Panel title="Your agency">
      <div className="panel-body agency-card">
        <span className="avatar square" aria-hidden>{initials(agencyName)}</span>
        <div>
          <p className="cell-main">{agencyName}</p>
          <p className="sub">{agencyCity}, {agencyState}</p>
          <dl>
            <div><dt>Agent</dt><dd>{agentName}{agentEmail ? <>, <a className="text-link" href={`mailto:${agentEmail}`}>{agentEmail}</a></> : null}</dd></div>
            {since ? <div><dt>Since</dt><dd className="num">{dayFormat(localDay(since))}</dd></div> : null}
            {proof ? <div><dt>Why</dt><dd>{PROOF_SENTENCES[proof]}</dd></div> : null}
          </dl>
          <p className="sub">
            It sees your policies and requests, approves your policies, and may add, change and share them for you. If you do not know this agency,
            contact support immediately.
          </p>
        </div>
      </div>
    </Panel>
  );
}
