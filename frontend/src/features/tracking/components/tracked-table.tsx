import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeTrackingTemplate, trackedList } from '@covertrail/contracts/tracking/tracking.calls';
import { ExportProgress } from '#shared/exports/export-progress.tsx';
import { requestOf } from '#shared/api/call-request';
import { useExport } from '#shared/exports/use-export';
import { useChosenRows } from '#shared/lists/chosen-rows.hook';
import { UnknownFilters } from '#shared/lists/unknown-filters.tsx';
import { RecordTable } from '#shared/table/record-table.tsx';
import { useMay } from '#shared/session/use-may';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import type { TrackedAddress } from '../tracked-address.hook.js';
import { useTrackedRows } from '#shared/tracking/tracked-rows.hook';
import { rowName } from '../supplier-acts.hook.js';
import { ChosenSuppliers } from './chosen-suppliers.js';
import { TrackedFilters } from './tracked-filters.js';
import { supplierPath, type TrackedColumn } from './tracked-columns.js';

interface TrackedTableProps {
  /** Names the column choice and the exported file. */
  readonly name: string;
  readonly columns: readonly TrackedColumn[];
  readonly address: TrackedAddress;
  /** Shown instead of rows when the requester tracks no supplier at all. */
  readonly empty: ReactNode;
  /** Rows can be chosen by those who may do something with several. */
  readonly choosable?: true;
}

/** The tracked suppliers that the address selects. */
export function TrackedTable({ name, columns, address, empty, choosable }: TrackedTableProps) {
  const navigate = useNavigate();
  const { rows, total, loading, refreshing, problem, refetch } = useTrackedRows(address.query);
  const chosen = useChosenRows(rowName);
  const mayChoose = useMay(changeTrackingTemplate) && choosable;
  const exporting = useExport(name, requestOf(trackedList, { query: address.unpagedQuery }));
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <UnknownFilters values={address.unknownValues} onClear={address.clearUnknown} />
      <RecordTable
        name={name}
        label="Suppliers"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        sort={address.sort}
        onSort={address.onSort}
        paging={{ number: address.page, size: address.size, total, onPage: address.onPage }}
        onOpen={({ id }) => void navigate(supplierPath(id))}
        loading={loading}
        refreshing={refreshing}
        onExport={exporting.start}
        filters={<TrackedFilters address={address} />}
        {...(mayChoose
          ? {
              choice: chosen.choice,
              chosenBar: <ChosenSuppliers chosen={chosen} total={total > rows.length ? total : 0} address={address} />,
            }
          : {})}
        empty={
          address.narrowed ? (
            <EmptyState title="No suppliers match">Remove a filter or try another name.</EmptyState>
          ) : (
            empty
          )
        }
      />
      <ExportProgress state={exporting.state} onStop={exporting.stop} />
    </>
  );
}
