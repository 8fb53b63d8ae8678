import { BookUser, FileBadge, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bulkIssue } from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { holderBook } from '@covertrail/contracts/holder-book/holder-book.calls';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { addressOf } from '#shared/navigation/page-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { bookColumns } from '../many/book-columns.js';
import type { ChosenHolder, ManyHolders } from '../many/many-certificates.view.js';

const ManyCertificates = lateDialog(() => import('../many/many-certificates.modal.js'));

const booksOf = (insuredCompanyId: string, onRows: (rows: readonly ChosenHolder[]) => void) =>
  defineList({
    name: 'many-holders',
    label: 'Certificate holders',
    asks: viewQuery(holderBook, { query: { insuredCompanyId, books: 'all' } }),
    columns: bookColumns,
    order: { column: 'name', descending: false },
    search: 'Search by name, address or named insured',
    empty: {
      title: 'No certificate holders yet',
      icon: BookUser,
      text: 'Certificate holders of the address books of the client and of your agency stand here.',
    },
    noMatch: { title: 'No certificate holder matches', text: 'Search by the beginning of a word.', clears: true },
    bulk: {
      nameOf: ({ holder }) => holder.name,
      acts: [],
      together: [{ key: 'issue', text: 'Issue certificates', icon: FileBadge, call: bulkIssue, onRows }],
    },
  });

/** For an agent: who gets a certificate of this client? Its act: issue to those chosen, or to those who hold the policies by a share [E03]. */
export default function ManyHoldersPage() {
  const { insuredId = '' } = useParams();
  const navigate = useNavigate();
  const [to, setTo] = useState<ManyHolders | null>(null);
  const {
    rows: [client],
  } = useViewQuery(viewQuery(clientList, { query: { insuredCompanyId: insuredId } }));
  const list = useMemo(() => booksOf(insuredId, (rows) => setTo(rows)), [insuredId]);
  const opened = (batchId: string) =>
    void navigate(addressOf('agent-clients/:insuredId/certificates/many/:batchId', { insuredId, batchId }));
  return (
    <div className="page">
      <PageHeader
        names={{ insuredId: client?.name ?? 'Client' }}
        sub="Choose who gets the same certificate, at most 1,000 at once"
        actions={
          <IfMay send={bulkIssue}>
            <Button type="button" onClick={() => setTo('shares')}>
              <Share2 size={16} aria-hidden /> Those who have a policy shared…
            </Button>
          </IfMay>
        }
      />
      <Panel>
        <RecordList list={list} />
      </Panel>
      {to ? <ManyCertificates insuredId={insuredId} to={to} onStarted={opened} onClose={() => setTo(null)} /> : null}
    </div>
  );
}
