import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ANNOUNCED_STATUSES } from '@covertrail/domain/status/announced-status';
import { pastSuppliers } from '@covertrail/contracts/tracking/tracking.calls';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { ExportProgress } from '#shared/exports/export-progress.tsx';
import { useExport } from '#shared/exports/use-export';
import { dayFormat } from '#shared/format/day-format';
import { FilterLine } from '#shared/lists/filter-line.tsx';
import { RecordTable } from '#shared/table/record-table.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { Select } from '#shared/ui/select.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { PastDay } from '../past-day.hook.js';
import { historyOn, pastColumns } from './past-columns.js';

const NAME = 'suppliers-on-a-day';

/** The suppliers as they stood at the end of the day; each leads to its history of that day. */
export function PastTable({ day }: { readonly day: PastDay }) {
  const navigate = useNavigate();
  const { on } = day;
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(
    viewQuery(pastSuppliers, { query: day.query }),
  );
  const columns = useMemo(() => pastColumns(on), [on]);
  const exporting = useExport(NAME, requestOf(pastSuppliers, { query: day.unpagedQuery }));
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name={NAME}
        label="Suppliers"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        sort={day.sort}
        onSort={day.onSort}
        paging={{ number: day.page, size: day.size, total, onPage: day.onPage }}
        onOpen={({ id }) => void navigate(historyOn(id, on))}
        loading={loading}
        refreshing={refreshing}
        onExport={exporting.start}
        filters={<PastFilters day={day} />}
        empty={
          day.narrowed ? (
            <EmptyState title="No suppliers match">Remove a filter or try another name.</EmptyState>
          ) : (
            <EmptyState title={`No supplier was checked by ${dayFormat(on)}`}>Choose a later day.</EmptyState>
          )
        }
      />
      <ExportProgress state={exporting.state} onStop={exporting.stop} />
    </>
  );
}

const STATUSES = ANNOUNCED_STATUSES.map((value) => ({ value, text: displayOf('trackedSuppliers', value).full }));

function PastFilters({ day }: { readonly day: PastDay }) {
  const status = {
    label: 'Status',
    placeholder: 'All statuses',
    choices: STATUSES,
    value: day.status ?? '',
    onChange: (value: string) => day.showStatus(value === '' ? null : value),
  } as const;
  return (
    <FilterLine
      search={<SearchBox label="Search suppliers" value={day.keyword} onSearch={day.search} />}
      filters={[
        {
          name: 'status',
          label: status.label,
          field: <Select clearable {...status} />,
          chosen: STATUSES.find(({ value }) => value === day.status)?.text ?? '',
          onClear: () => day.showStatus(null),
        },
      ]}
      onClearAll={day.showAll}
    />
  );
}
