import { approvePolicy } from '@covertrail/contracts/policy/policy.calls';
import { ListEmpty } from '#shared/lists/list-empty.tsx';
import { ListFilters } from '#shared/lists/list-filters.tsx';
import { useList } from '#shared/lists/list.hook';
import { IfMay } from '#shared/session/if-may.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useApprovalSelection } from '../approval-selection.hook.js';
import { WAITING_POLICIES } from '../waiting-policies.view.js';
import { ApprovalItem } from './approval-item.js';
import { ApprovalQueue } from './approval-queue.js';
import './approvals.css';

/** The queue of policies that wait, and the one that is looked at. */
export function PolicyApprovals() {
  const state = useList(WAITING_POLICIES);
  const { selected, isChosen, select, next, previous } = useApprovalSelection(state);
  if (state.loading)
    return (
      <Panel>
        <SkeletonRows label="Loading policies to verify" />
      </Panel>
    );
  return (
    <>
      <ErrorBanner problem={state.problem} onRetry={state.refetch} />
      {selected ? (
        <div className={`approvals${isChosen ? ' chosen' : ''}`}>
          <ApprovalQueue state={state} selectedId={selected.id} onSelect={select} />
          <ApprovalItem
            key={selected.id}
            policy={selected}
            onNext={next}
            onPrevious={previous}
            onBack={() => select(null)}
          />
        </div>
      ) : (
        <Panel>
          {state.narrowed ? <ListFilters list={WAITING_POLICIES} state={state} /> : null}
          <ListEmpty list={WAITING_POLICIES} narrowed={state.narrowed} actions={null} onClear={state.clear} />
        </Panel>
      )}
      <p className="sub approval-keys">
        Keyboard:{' '}
        <IfMay send={approvePolicy}>
          <kbd>A</kbd> approves, <kbd>R</kbd> rejects,{' '}
        </IfMay>
        <kbd>J</kbd> next, <kbd>K</kbd> previous.
      </p>
    </>
  );
}
