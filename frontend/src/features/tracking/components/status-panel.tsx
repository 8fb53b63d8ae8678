import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { slicesOf, type Slice } from '../tracked-slices.words.js';

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
      foot={counts && counts.openRequests > 0 ? <OpenRequests count={counts.openRequests} /> : null}
    >
      <div className="panel-body">
        <StatusBar slices={slices} onShow={onShow} />
        <ul className="tracked-legend">
          {slices.map((slice) => (
            <li key={slice.group} className={slice.count === 0 ? 'none' : ''}>
              <button type="button" aria-pressed={group === slice.group} onClick={() => onShow(slice.group)}>
                <i style={{ background: slice.fill }} aria-hidden />
                {slice.name}
                <b>{slice.count.toLocaleString('en-US')}</b>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
});

interface StatusBarProps {
  readonly slices: readonly Slice[];
  readonly onShow: (group: TrackedGroup) => void;
}

/** For those who point: the list below it gives the same to keyboards and screen readers. */
function StatusBar({ slices, onShow }: StatusBarProps) {
  return (
    <div className="tracked-bar" aria-hidden>
      {slices
        .filter(({ count }) => count > 0)
        .map(({ group, name, count, fill }) => (
          <button
            key={group}
            type="button"
            tabIndex={-1}
            title={`${name}: ${count.toLocaleString('en-US')}`}
            style={{ flexGrow: count, background: fill }}
            onClick={() => onShow(group)}
          />
        ))}
    </div>
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
