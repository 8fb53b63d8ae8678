import { broadSupplierSearch } from '@covertrail/contracts/tracking/tracking.calls';
import type { SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import { useState } from 'react';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { useSession } from '#shared/session/use-session';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ContactsFound, RequestsFound, SuppliersFound } from './found-tables.js';
import './supplier-search.css';

const HINT = 'Search by the beginning of a name, the number of a request, or the beginning of an ID.';
/** The words of [B03]. */
const NO_MATCH = 'No records match the search criteria.';

interface SupplierSearchModalProps {
  readonly onClose: () => void;
}

/** Who: a requester. Question: where do I stand with this supplier? Answer: its open requests, and its status in each project. Main act: open it. */
export default function SupplierSearchModal({ onClose }: SupplierSearchModalProps) {
  const { user } = useSession();
  const [keyword, setKeyword] = useState('');
  const query = viewQuery(broadSupplierSearch, { params: { id: user.companyId }, query: { keyword } });
  const { body, loading, problem, refetch } = useViewQuery(keyword === '' ? null : query);
  const found = keyword === '' ? null : body;
  return (
    <AppModal open title="Search suppliers" size="large" onClose={onClose}>
      <div className="supplier-search">
        <SearchBox label="Search Supplier Name / ID" value={keyword} onSearch={setKeyword} />
        <ErrorBanner problem={problem} onRetry={refetch} />
        <p className="sub" role="status">
          {keyword === '' ? HINT : loading ? 'Searching…' : found ? saidOf(found) : ''}
        </p>
        {found ? <RequestsFound {...found.requests} keyword={keyword} onOpen={onClose} /> : null}
        {found ? <SuppliersFound {...found.suppliers} keyword={keyword} onOpen={onClose} /> : null}
        {found ? <ContactsFound {...found.contacts} keyword={keyword} onOpen={onClose} /> : null}
      </div>
    </AppModal>
  );
}

/** `2 open requests, the first 18 suppliers in 20 places`. */
function saidOf({ requests, suppliers, contacts }: SupplierSearchReply): string {
  const places = suppliers.found.length;
  const companies = new Set(suppliers.found.map(({ supplierId }) => supplierId)).size;
  const where = companies === places ? '' : ` in ${plural(places, 'place')}`;
  const said = [
    ...(requests.found.length > 0 ? [first(requests.more, plural(requests.found.length, 'open request'))] : []),
    ...(places > 0 ? [first(suppliers.more, `${plural(companies, 'supplier')}${where}`)] : []),
    ...(contacts.found.length > 0
      ? [`${first(contacts.more, plural(contacts.found.length, 'entry', 'entries'))} of the address book`]
      : []),
  ];
  return said.length === 0 ? NO_MATCH : said.join(', ');
}

const first = (more: boolean, counted: string): string => (more ? `the first ${counted}` : counted);
