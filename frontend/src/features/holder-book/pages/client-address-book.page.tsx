import { useParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { viewQuery } from '#shared/api/call-request';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { HolderBook } from '../components/holder-book.js';

/** The address book of a client, for its agency while it represents the client [G08]. */
export default function ClientAddressBookPage() {
  const { insuredId = '' } = useParams();
  const { rows, loading, problem, refetch } = useViewQuery(
    viewQuery(clientList, { query: { insuredCompanyId: insuredId } }),
  );
  const [client] = rows;
  if (client)
    return (
      <HolderBook
        insured={{ id: insuredId, name: client.name }}
        insuredName={client.name}
        sub={`Who receives certificates of ${client.name}. The book belongs to the client, and you keep it together.`}
        emptyText={`Add who receives certificates of ${client.name}.`}
      />
    );
  return (
    <div className="page">
      {loading ? <SkeletonRows label="Loading address book" /> : <PageHeader />}
      {problem ? <ErrorBanner problem={problem} onRetry={refetch} /> : null}
      {loading || problem ? null : (
        <EmptyState title="Not a client of your agency">It may have been transferred to another agency.</EmptyState>
      )}
    </div>
  );
}
