import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import type { EndEffects, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { localDay } from '#shared/format/instant-format';
import { Panel } from '#shared/ui/panel.tsx';
import { PROOF_SENTENCES } from '../appointment.words.js';
import { EndAgency } from './end-agency.modal.js';

interface CurrentAgencyProps {
  readonly appointment: InsuredAppointment;
  /** What ends with the representation; null for people who may not end it. */
  readonly ending: EndEffects | null;
}

/** The agency of record, since when and why, and how to end it. */
export function CurrentAgency({ appointment, ending }: CurrentAgencyProps) {
  const { agencyName, agencyCity, agencyState, agentName, agentEmail, since, proof, decidedBy } = appointment;
  const [isEnding, setEnding] = useState(false);
  return (
    <Panel title="Your agency">
      <div className="panel-body agency-card">
        <span className="avatar square" aria-hidden>
          {initials(agencyName)}
        </span>
        <div>
          <p className="cell-main">{agencyName}</p>
          <p className="sub">
            {agencyCity}, {agencyState}
          </p>
          <dl>
            <div>
              <dt>Agent</dt>
              <dd>
                {agentName}
                {agentEmail ? (
                  <>
                    ,{' '}
                    <a className="text-link" href={`mailto:${agentEmail}`}>
                      {agentEmail}
                    </a>
                  </>
                ) : null}
              </dd>
            </div>
            {since ? (
              <div>
                <dt>Since</dt>
                <dd className="num">{dayFormat(localDay(since))}</dd>
              </div>
            ) : null}
            {proof ? (
              <div>
                <dt>Why</dt>
                <dd>
                  {PROOF_SENTENCES[proof]}
                  {decidedBy ? ` ${decidedBy} decided.` : ''}
                </dd>
              </div>
            ) : null}
          </dl>
          <p className="sub">
            It sees your policies and requests, approves your policies, and may add, change and share them for you.
          </p>
          {ending ? (
            <div className="agency-actions">
              <Button type="button" onClick={() => setEnding(true)}>
                End representation…
              </Button>
            </div>
          ) : (
            <p className="sub">A manager of your company can end this.</p>
          )}
        </div>
      </div>
      {isEnding && ending ? (
        <EndAgency appointment={appointment} effects={ending} onClose={() => setEnding(false)} />
      ) : null}
    </Panel>
  );
}
