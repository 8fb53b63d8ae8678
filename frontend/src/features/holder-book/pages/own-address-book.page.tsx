import { Link } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { HolderBook } from '../components/holder-book.js';

/** The address book of an insured, which its agencies keep with it; an agency chooses the client first [G08]. */
export default function OwnAddressBookPage() {
  const { user } = useSession();
  const hasClients = useMay(clientList);
  if (hasClients)
    return (
      <div className="page">
        <PageHeader />
        <EmptyState title="Which client?" action={<Link to="/app/agent-clients">Show clients</Link>}>
          Open a client, then its address book in the menu “More”.
        </EmptyState>
      </div>
    );
  return (
    <HolderBook
      insuredName={user.companyName}
      sub="Who receives your certificates. Your agency keeps this book with you."
      emptyText="Add who receives your certificates: owners, general contractors, lenders and landlords."
    />
  );
}
