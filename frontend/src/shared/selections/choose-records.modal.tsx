import { useState } from 'react';
import type { SelectedRecords } from '@covertrail/contracts/selection/selection.replies';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import { Button } from '../ui/button.js';
import { useCommandRequest } from '../commands/use-command.js';
import { plural } from '../format/plural.js';
import { PageLinks } from '../table/record-paging.js';
import { AppModal } from '../ui/app-modal.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { SearchBox } from '../ui/search-box.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useViewQuery } from '../views/use-view-query.js';
import { useSelectionChanges } from './selection-changes.hook.js';
import { KIND_NAMES, selectableQuery, selectionCommand, type SharedWith } from './selection-queries.js';
import './selections.css';

/** Records of a page [D05]. */
const PAGE_SIZE = 10;

interface ChooseRecordsProps {
  readonly kind: SelectedKind;
  readonly of: SharedWith;
  readonly requesterName: string;
  readonly selected: SelectedRecords;
  readonly onClose: () => void;
}

/** Which locations or vehicles of a policy a requester sees. However many there are, a page of ten is loaded, and only changes are sent. */
export default function ChooseRecords({ kind, of, requesterName, selected, onClose }: ChooseRecordsProps) {
  const { title, singular } = KIND_NAMES[kind];
  const changes = useSelectionChanges(selected);
  const { submit, pending, problem } = useCommandRequest(`selection/${kind}/${of.policyId}/${of.projectId}`, {
    onSettled: onClose,
  });
  const save = () =>
    submit(selectionCommand(kind, of, changes.change, `${requesterName} sees ${plural(changes.count, singular)}.`));
  const actions = (
    <>
      <Button type="button" disabled={pending} onClick={onClose}>
        Cancel
      </Button>
      <Button type="button" primary loading={pending} disabled={pending} onClick={save}>
        Save selection
      </Button>
    </>
  );
  return (
    <AppModal open title={`${title} that ${requesterName} sees`} actions={actions} onClose={onClose}>
      <div className="selection-starts">
        <span role="status">
          <b className="num">{changes.count.toLocaleString('en-US')}</b> of{' '}
          {selected.totalCount.toLocaleString('en-US')} selected
        </span>
        <Button type="button" size="small" onClick={() => changes.startWith(true)}>
          Select all {selected.totalCount.toLocaleString('en-US')}
        </Button>
        <Button type="button" size="small" onClick={() => changes.startWith(false)}>
          Select none
        </Button>
      </div>
      <SelectableRecords kind={kind} of={of} changes={changes} />
      <label className="selection-choice selection-later">
        <input
          type="checkbox"
          checked={changes.includeNew}
          onChange={(event) => changes.setIncludeNew(event.target.checked)}
        />
        <span>Include {kind} that are added later</span>
      </label>
      <ErrorBanner problem={problem} />
    </AppModal>
  );
}

interface SelectableRecordsProps extends Pick<ChooseRecordsProps, 'kind' | 'of'> {
  readonly changes: ReturnType<typeof useSelectionChanges>;
}

function SelectableRecords({ kind, of, changes }: SelectableRecordsProps) {
  const { title, singular } = KIND_NAMES[kind];
  const [pageQuery, setPageQuery] = useState({ page: 1, keyword: '' });
  const { rows, total, loading, problem, refetch } = useViewQuery(
    selectableQuery(kind, of, { ...pageQuery, size: PAGE_SIZE }),
  );
  return (
    <>
      <SearchBox
        label={`Search ${kind}`}
        value={pageQuery.keyword}
        onSearch={(keyword) => setPageQuery({ page: 1, keyword })}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={5} label={`Loading ${kind}`} /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <EmptyState title={`No ${singular} matches`}>Search by the beginning of a word.</EmptyState>
      ) : null}
      <ul className="selection-list" aria-label={title}>
        {rows.map((record) => (
          <li key={record.id}>
            <label className="selection-choice">
              <input type="checkbox" checked={changes.isSelected(record)} onChange={() => changes.toggle(record)} />
              <span>
                <span className="cell-main">{record.name}</span> <span className="sub">{record.detail}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <PageLinks
        number={pageQuery.page}
        size={PAGE_SIZE}
        total={total}
        onPage={(page) => setPageQuery({ ...pageQuery, page })}
      />
    </>
  );
}
