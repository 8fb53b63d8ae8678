import { Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import { supplierContacts } from '@covertrail/contracts/tracking/tracking.calls';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useRemindAct } from '#shared/requests/reminder.hook';
import { useToday } from '#shared/session/use-today';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { requestPath, supplierRequestColumns } from '../components/supplier-request-columns.js';
import { STATE_CHOICES } from '../sent-requests.words.js';

const requestsTo = (supplierId: string, columns: ReturnType<typeof supplierRequestColumns>) =>
  defineList({
    name: 'supplier-requests',
    label: 'Requests to this supplier',
    asks: viewQuery(sentRequests, { query: { insuredCompanyId: supplierId } }),
    columns,
    order: { column: 'requestedAt', descending: true },
    filters: [{ name: 'state', label: 'Status', all: 'All', choices: STATE_CHOICES, asButtons: true }],
    opens: requestPath,
    ended: ({ state }) => state !== 'open',
    exportsAll: true,
    empty: { title: 'This supplier was not asked yet', icon: Inbox },
    noMatch: { title: 'No requests match', clears: true },
  });

/** Reader: a requester. Question: what was this supplier asked, for which project, and what became of it? Of an open one the supplier is reminded; a row opens its request. */
export default function SupplierRequestsPage() {
  const { trackingId = '' } = useParams();
  const {
    body: supplier,
    problem,
    refetch,
  } = useViewQuery(viewQuery(supplierContacts, { params: { id: trackingId } }));
  return (
    <div className="page">
      <SupplierHeader trackingId={trackingId} supplierName={supplier?.supplierName} sub={supplier?.supplierName} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel>
        {supplier ? (
          <SupplierRequests supplierId={supplier.supplierId} />
        ) : (
          <SkeletonRows rows={4} label="Loading requests" />
        )}
      </Panel>
    </div>
  );
}

function SupplierRequests({ supplierId }: { readonly supplierId: string }) {
  const today = useToday();
  const remind = useRemindAct(today);
  const list = useMemo(
    () => requestsTo(supplierId, supplierRequestColumns(today, remind)),
    [supplierId, today, remind],
  );
  return <RecordList list={list} />;
}
