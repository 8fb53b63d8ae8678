import { CircleCheck } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { gapCounts } from '@covertrail/contracts/tracking/tracking.calls';
import type { GapCount } from '@covertrail/contracts/tracking/tracking.replies';
import type { GapKind } from '@covertrail/domain/compliance/gap-kinds';
import { viewQuery } from '#shared/api/call-request';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

const FIRST = 6;

interface GapsPanelProps {
  /** The kind whose rows are shown. */
  readonly shown: GapKind | null;
  /** After a kind was chosen: its rows are elsewhere on the page. */
  readonly onShow: () => void;
}

/** What suppliers lack, by cause: each leads to exactly the rows that it counts. */
export const GapsPanel = memo(function GapsPanel({ shown, onShow }: GapsPanelProps) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(gapCounts));
  const [all, setAll] = useState(false);
  const most = rows[0]?.count ?? 1;
  return (
    <Panel
      title="Gaps by cause"
      right={<span className="sub">Places</span>}
      foot={
        !all && rows.length > FIRST ? (
          <button type="button" className="text-link" onClick={() => setAll(true)}>
            Show all {rows.length} causes
          </button>
        ) : null
      }
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={FIRST} label="Loading what is missing" /> : null}
      {!loading && rows.length === 0 && !problem ? (
        <EmptyState title="Nothing is missing" icon={CircleCheck}>
          Whoever has answered meets every requirement.
        </EmptyState>
      ) : null}
      <ul className="gap-causes">
        {rows.slice(0, all ? rows.length : FIRST).map((gap) => (
          <Cause key={gap.kind} gap={gap} most={most} shown={gap.kind === shown} onShow={onShow} />
        ))}
      </ul>
    </Panel>
  );
});

interface CauseProps {
  readonly gap: GapCount;
  readonly most: number;
  readonly shown: boolean;
  readonly onShow: () => void;
}

function Cause({ gap: { kind, title, count, toReview }, most, shown, onShow }: CauseProps) {
  return (
    <li>
      <Link to={{ search: `?gap=${kind}` }} aria-current={shown} onClick={onShow}>
        <span>{title}</span>
        <b className="num">{count.toLocaleString('en-US')}</b>
        <i aria-hidden>
          <i className={toReview ? 'review' : ''} style={{ width: `${(count / most) * 100}%` }} />
        </i>
      </Link>
    </li>
  );
}
