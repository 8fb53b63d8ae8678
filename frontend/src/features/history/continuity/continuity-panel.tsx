import { dayText } from '@covertrail/wording/text/day-text';
import type { Continuity } from '@covertrail/contracts/history/history.replies';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { continuityQuery } from '../history.api.js';
import { Lane } from './continuity-lane.js';
import { scaleOf } from './continuity-bands.js';
import './continuity.css';

interface ContinuityPanelProps {
  readonly trackingId: string;
  /** The day up to which things were known; null for now. */
  readonly knownOn: string | null;
}

/** Whether each line of coverage held from one policy to the next. */
export function ContinuityPanel({ trackingId, knownOn }: ContinuityPanelProps) {
  const { body, loading, problem, refetch } = useViewQuery(continuityQuery(trackingId, knownOn));
  return (
    <Panel title="Continuity of cover" className="lanes-panel">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading the continuity of cover" /> : null}
      {body ? <Lanes continuity={body} /> : null}
    </Panel>
  );
}

function Lanes({ continuity: { lanes, today } }: { readonly continuity: Continuity }) {
  const scale = scaleOf(lanes, today);
  if (scale === null)
    return (
      <EmptyState title="No cover to show yet">
        Once policies are shared, their days and any gap between them are shown here.
      </EmptyState>
    );
  return (
    <>
      <p className="lanes-days sub num" aria-hidden>
        <span>{dayText(scale.first)}</span>
        <span>{dayText(scale.last)}</span>
      </p>
      <ul className="lanes">
        {lanes.map((lane) => (
          <Lane key={lane.line} lane={lane} scale={scale} today={today} />
        ))}
      </ul>
    </>
  );
}
