import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { historyQuery } from '../history.api.js';
import { TimelineTable } from './timeline-table.js';
import { TimelineTrack } from './timeline-track.js';
import { spansWithin, yearUpTo } from './timeline-year.js';

interface TimelineLaneProps {
  readonly trackingId: string;
  readonly projectName: string;
  readonly asTable: boolean;
}

/** The status of a supplier for one project, day by day, as known now. */
export function TimelineLane({ trackingId, projectName, asTable }: TimelineLaneProps) {
  const { body, loading, problem, refetch } = useViewQuery(historyQuery(trackingId, null));
  if (loading) return <SkeletonRows rows={1} label={`Loading the timeline of ${projectName}`} />;
  if (!body) return <ErrorBanner problem={problem} onRetry={refetch} />;
  const scale = yearUpTo(body.today);
  const spans = spansWithin(body.spans, scale);
  if (asTable) return <TimelineTable trackingId={trackingId} projectName={projectName} spans={spans} />;
  return (
    <div className="timeline-lane">
      <h3>{projectName}</h3>
      <TimelineTrack trackingId={trackingId} scale={scale} spans={spans} />
    </div>
  );
}
