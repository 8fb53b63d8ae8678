import { useState, type ReactNode } from 'react';
import type { CurrentAgency as Agency, EndEffects } from '@covertrail/contracts/representation/representation.replies';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { localDay } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { PROOF_SENTENCES } from '../appointment.words.js';
import { EndAgency } from './end-agency.modal.js';

interface CurrentAgencyProps {
  readonly agency: Agency;
  /** How many other agencies represent the insured. */
  readonly others: number;
  /** What ends with the last agency; null for people who may not end one. */
  readonly ending: EndEffects | null;
}

/** One agency of the insured: its agent, since when and why, what it manages, and how to end it. */
export function CurrentAgency({ agency, others, ending }: CurrentAgencyProps) {
  const { agencyName, agencyCity, agencyState, ofRecord } = agency;
  const [isEnding, setEnding] = useState(false);
  return (
    <li className="panel-body agency-card">
      <span className="avatar square" aria-hidden>
        {initials(agencyName)}
      </span>
      <div>
        <p className="agency-name">
          <span className="cell-main">{agencyName}</span>
          {ofRecord ? <Chip label="Agency of record" tone="info" /> : null}
        </p>
        <p className="sub">
          {agencyCity}, {agencyState}
        </p>
        <AgencyFacts agency={agency} />
        {ending ? (
          <div className="agency-actions">
            <Button
              type="button"
              aria-label={others > 0 ? `End representation by ${agencyName}…` : undefined}
              onClick={() => setEnding(true)}
            >
              End representation…
            </Button>
          </div>
        ) : null}
      </div>
      {isEnding && ending ? (
        <EndAgency agency={agency} others={others} effects={ending} onClose={() => setEnding(false)} />
      ) : null}
    </li>
  );
}

function AgencyFacts({ agency }: { readonly agency: Agency }) {
  const { agentName, agentEmail, domain, since, proof, decidedBy, policies } = agency;
  return (
    <dl>
      <Fact name="Agent">
        {agentName}
        {agentEmail ? (
          <>
            ,{' '}
            <a className="text-link" href={`mailto:${agentEmail}`}>
              {agentEmail}
            </a>
          </>
        ) : null}
      </Fact>
      {domain ? <Fact name="Domain">{domain}</Fact> : null}
      {since ? (
        <Fact name="Since">
          <span className="num">{dayFormat(localDay(since))}</span>
        </Fact>
      ) : null}
      {proof ? (
        <Fact name="Why">
          {PROOF_SENTENCES[proof]}
          {decidedBy ? ` ${decidedBy} decided.` : ''}
        </Fact>
      ) : null}
      <Fact name="Manages">{plural(policies, 'policy', 'policies')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
