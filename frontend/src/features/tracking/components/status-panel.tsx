import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { slicesOf } from '../tracked-slices.words.js';
import { StatusSlices } from './status-slices.js';

const OPEN_REQUESTS = '/app/request-coverage?state=open';

interface StatusPanelProps {
  readonly counts: TrackedCounts | null;
  readonly group: TrackedGroup | null;
  readonly onShow: (group: TrackedGroup) => void;
}

/** Today's status of all suppliers, one for each project, as parts of a bar; each part leads to its rows. */
export const StatusPanel = memo(function StatusPanel({ counts, group, onShow }: StatusPanelProps) {
  const slices = useMemo(() => (counts ? slicesOf(counts) : []), [counts]);
  return (
    <Panel
      title="Status today"
      right={<span className="sub">Places</span>}
      foot={counts && counts.openRequests + counts.inactive > 0 ? <Beside counts={counts} onShow={onShow} /> : null}
    >
      <div className="panel-body">
        <StatusSlices slices={slices} shown={group} onShow={onShow} />
      </div>
    </Panel>
  );
});

/** What is counted in none of the parts. */
function Beside({
  counts: { openRequests, inactive },
  onShow,
}: Pick<StatusPanelProps, 'onShow'> & { readonly counts: TrackedCounts }) {
  return (
    <>
      {openRequests > 0 ? <OpenRequests count={openRequests} /> : null}
      {inactive > 0 ? (
        <button type="button" className="text-link" onClick={() => onShow('inactive')}>
          {inactive.toLocaleString('en-US')} inactive
        </button>
      ) : null}
    </>
  );
}

/** Some are invitations by e-mail, which have no supplier and no place yet. */
function OpenRequests({ count }: { readonly count: number }) {
  return (
    <IfMay send={sentRequests}>
      <Link className="text-link" to={OPEN_REQUESTS}>
        {plural(count, 'request')} not answered yet
      </Link>
    </IfMay>
  );
}
