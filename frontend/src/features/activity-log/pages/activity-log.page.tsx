import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UnknownFilters } from '#shared/lists/unknown-filters.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { RecordTable } from '#shared/table/record-table.tsx';
import { useActivityLog, type LogFilters as Filters } from '../activity-log.hook.js';
import { logExportAsked, selectActivityLog } from '../activity-log.slice.js';
import { logColumns } from '../components/log-columns.js';
import { LogFilters, type KnownNames } from '../components/log-filters.js';
import { OlderNote } from '../components/older-note.js';
import './activity-log.css';

/** Everything that happened and that this company may see, newest first. */
export default function ActivityLogPage() {
  const {
    rows,
    total,
    loading,
    refreshing,
    problem,
    refetch,
    filters,
    page,
    size,
    most,
    isOlder,
    next,
    startAfter,
    ignored,
    removeIgnored,
    narrowed,
    narrow,
    showAll,
    onPage,
  } = useActivityLog();
  const dispatch = useDispatch();
  const { exporting, problem: exportProblem } = useSelector(selectActivityLog);
  const [names, setNames] = useState<KnownNames>({});
  const onNarrow = (changes: Partial<Filters>, name?: string) => {
    const [id] = Object.values(changes);
    if (id && name) setNames((chosenNames) => ({ ...chosenNames, [id]: name }));
    narrow(changes);
  };
  const namesById = useMemo(
    () => ({ ...Object.fromEntries(rows.map(({ actorId, actor }) => [actorId, actor])), ...names }),
    [rows, names],
  );
  return (
    <div className="page">
      <PageHeader sub="Every event that your company may see, as it was recorded. Recorded events cannot be changed." />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <ErrorBanner problem={exportProblem} />
      <Panel className="activity-panel">
        <UnknownFilters values={ignored} onClear={removeIgnored} />
        <RecordTable
          name="activity-log"
          label="Activity log"
          columns={logColumns(onNarrow)}
          rows={rows}
          idOf={({ id }) => id}
          loading={loading}
          refreshing={refreshing || exporting}
          paging={{ number: page, size, total: Math.min(total, most), onPage }}
          filters={<LogFilters filters={filters} names={namesById} onNarrow={onNarrow} onShowAll={showAll} />}
          formats={['csv']}
          onExport={() => dispatch(logExportAsked(filters))}
          empty={
            <EmptyState icon={History}>
              {narrowed
                ? 'No events match these filters. Remove a filter to see more.'
                : 'Changes to your policies, requests and suppliers are listed here.'}
            </EmptyState>
          }
        />
        {total > most || isOlder ? (
          <OlderNote most={most} isOlder={isOlder} next={next} onStartAfter={startAfter} />
        ) : null}
      </Panel>
    </div>
  );
}
