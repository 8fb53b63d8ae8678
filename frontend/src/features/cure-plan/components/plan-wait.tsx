import { Route } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';

/** Most plans are there before. */
const SOON_MS = 800;

/** While a plan is made: for many requesters that takes some seconds, and nobody has to wait. */
export function PlanWait({ onCancel, after = SOON_MS }: { readonly onCancel: () => void; readonly after?: number }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  if (!long)
    return (
      <Panel>
        <SkeletonRows rows={6} label="Loading the plan" />
      </Panel>
    );
  return (
    <Panel>
      <div className="panel-body cure-plan-wait" role="status">
        <div className="ui small active inline loader" />
        <span>Comparing the steps for all requesters…</span>
        <Button type="button" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}

/** After someone did not want to wait. */
export function PlanCanceled({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Panel>
      <EmptyState
        title="The plan was not made"
        icon={Route}
        action={
          <Button type="button" primary onClick={onAgain}>
            Make the plan
          </Button>
        }
      >
        You canceled it. Nothing was changed.
      </EmptyState>
    </Panel>
  );
}
