import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import { plural } from '#shared/format/plural';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';

/** More are folded. */
const SHOWN = 5;

/** Where a policy is shown, and what it does there: of each requester by itself, what the policy does not meet. */
export function RequestersFacts({ standings }: { readonly standings: readonly RequesterFindings[] }) {
  const [first, rest] = [standings.slice(0, SHOWN), standings.slice(SHOWN)];
  return (
    <Panel title="Where it is shown">
      <div className="panel-body policy-shown">
        {first.length === 0 ? <p className="sub">No requester checks this policy today.</p> : null}
        <Rows standings={first} />
        {rest.length > 0 ? (
          <details>
            <summary>{plural(rest.length, 'more place')}</summary>
            <Rows standings={rest} />
          </details>
        ) : null}
      </div>
    </Panel>
  );
}

const Rows = ({ standings }: { readonly standings: readonly RequesterFindings[] }) => (
  <ul>
    {standings.map((standing) => (
      <Place key={standing.trackingId} standing={standing} />
    ))}
  </ul>
);

function Place({ standing: { requesterName, projectName, findings } }: { readonly standing: RequesterFindings }) {
  const unmet = findings.filter(({ outcome }) => outcome !== 'pass');
  return (
    <li>
      <span>
        <span className="cell-main">{requesterName}</span> <span className="sub">{projectName}</span>
      </span>
      <OutcomePill outcome={sumUp(findings)} short />
      {unmet.length > 0 ? (
        <span className="sub policy-unmet">{[...new Set(unmet.map(({ title }) => title))].join('; ')}</span>
      ) : null}
    </li>
  );
}
