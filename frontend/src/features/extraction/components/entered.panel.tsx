import { Link } from 'react-router-dom';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { Panel } from '#shared/ui/panel.tsx';

type Confirmed = NonNullable<ExtractedPolicies['confirmed']>;

/** What became of it: the policies with their status, and what was refused. */
export function EnteredPanel({ confirmed }: { readonly confirmed: Confirmed }) {
  if (!confirmed.done)
    return (
      <Panel title="Confirmed">
        <p className="panel-body" role="status">
          What you confirmed is being entered.
        </p>
      </Panel>
    );
  return (
    <Panel title="Entered into policies">
      <ul className="entered-policies panel-body">
        {confirmed.entered.map(({ policyId, line, policyNumber, status }) => (
          <li key={policyId}>
            <Link to={`/app/policies/${policyId}`}>{`${LINE_NAMES[line]} ${policyNumber}`}</Link>{' '}
            <ScreenStatus screen="agentList" status={status} /> <span className="sub">Claimed on a certificate</span>
          </li>
        ))}
        {confirmed.refused.map(({ page, row, message }) => (
          <li key={`${page} ${row}`} role="alert">
            {`A policy of page ${page} was not entered: ${message}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
