import { Link } from 'react-router-dom';
import { sharedDocumentFile, sharedDocuments } from '@covertrail/contracts/document/document.calls';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { policyText } from '../document-choice.words.js';
import { DocumentList } from './document-list.js';

const MOST = 5;

/** The documents that a supplier shares, as far as they fit; the page of documents has them all. */
export default function SupplierDocumentsPanel({ trackingId }: { readonly trackingId: string }) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(sharedDocuments, { params: { id: trackingId } }));
  return (
    <Panel
      title="Documents"
      right={
        <Link className="text-link" to={`/app/suppliers/${trackingId}/documents`}>
          {rows.length > MOST ? `All ${rows.length}` : 'Documents'}
        </Link>
      }
    >
      {problem ? (
        <div className="panel-body">
          <ErrorBanner problem={problem} onRetry={refetch} />
        </div>
      ) : null}
      {loading ? <SkeletonRows rows={3} label="Loading documents" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <div className="panel-body sub">No document is shared yet.</div>
      ) : null}
      <DocumentList
        rows={rows.slice(0, MOST)}
        policyOf={({ line, policyNumber }) => policyText(line, policyNumber)}
        fileOf={(row) => requestOf(sharedDocumentFile, { params: { id: trackingId, documentId: row.id } })}
      />
    </Panel>
  );
}
