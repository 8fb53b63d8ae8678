import type { Lapse } from '@covertrail/contracts/tracking/requester.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { Link } from 'react-router-dom';
import { dayFormat } from '../format/day-format.js';
import { plural } from '../format/plural.js';
import { Panel } from '../ui/panel.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';

interface LapsesProps {
  /** Null while they are awaited. */
  readonly lapses: readonly Lapse[] | null;
}

/** What ends within 90 days, first what ends first; each leads to where it is renewed. */
export function LapsesPanel({ lapses }: LapsesProps) {
  return (
    <Panel title="Lapses next">
      {lapses === null ? <SkeletonRows rows={3} label="Loading what lapses next" /> : null}
      {lapses?.length === 0 ? (
        <p className="panel-body sub">No policy and no exception ends within the next 90 days.</p>
      ) : null}
      <ul className="requester-list">
        {(lapses ?? []).map((lapse) => (
          <LapseRow key={lapse.kind === 'policy' ? lapse.policyId : lapse.trackingId} lapse={lapse} />
        ))}
      </ul>
    </Panel>
  );
}

function LapseRow({ lapse }: { readonly lapse: Lapse }) {
  const shown = shownOf(lapse);
  return (
    <li>
      <div>
        <Link className="cell-main" to={shown.to}>
          {shown.text}
        </Link>
        <div className="sub">{shown.sub}</div>
      </div>
      <span className="num sub nowrap">{dayFormat(lapse.on)}</span>
    </li>
  );
}

function shownOf(lapse: Lapse) {
  if (lapse.kind === 'exception')
    return {
      to: `/app/suppliers/${lapse.trackingId}/why`,
      text: `Exception of ${lapse.requesterName}`,
      sub: lapse.projectName,
    };
  return {
    to: `/app/policies/${lapse.policyId}`,
    text: `${LINE_NAMES[lapse.line]} ${lapse.policyNumber}`,
    sub: lapse.shares === 0 ? 'Shared with nobody' : `Shared ${plural(lapse.shares, 'time')}: renew it`,
  };
}
