import { Files } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { sharedDocumentFile, sharedDocuments, sharedDocumentsZip } from '@covertrail/contracts/document/document.calls';
import { supplierContacts } from '@covertrail/contracts/tracking/tracking.calls';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { ArchiveButton } from '#shared/uploads/archive-button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { DocumentList } from '../components/document-list.js';
import { policyText } from '../document-choice.words.js';

/** The documents that a supplier shares with a requester. */
export default function SharedDocumentsPage() {
  const { trackingId = '' } = useParams();
  const { body: supplier } = useViewQuery(viewQuery(supplierContacts, { params: { id: trackingId } }));
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(sharedDocuments, { params: { id: trackingId } }));
  const zip =
    rows.length > 0 ? (
      <ArchiveButton
        text="Download all"
        name="documents.zip"
        request={(guid) => requestOf(sharedDocumentsZip, { query: { trackingId, guid } })}
      />
    ) : null;
  return (
    <div className="page">
      <SupplierHeader
        trackingId={trackingId}
        supplierName={supplier?.supplierName}
        sub="What the supplier shares with its policies"
        actions={zip}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Panel title="Shared documents">
        {loading ? <SkeletonRows rows={4} label="Loading documents" /> : null}
        {!loading && !problem && rows.length === 0 ? (
          <EmptyState
            icon={Files}
            title="No documents yet"
            action={
              <Link className="text-link" to={`/app/suppliers/${trackingId}/why`}>
                Back to the supplier
              </Link>
            }
          >
            Documents that the supplier or its agent uploads for a shared policy stand here.
          </EmptyState>
        ) : null}
        <DocumentList
          rows={rows}
          policyOf={({ line, policyNumber }) => policyText(line, policyNumber)}
          fileOf={(row) => requestOf(sharedDocumentFile, { params: { id: trackingId, documentId: row.id } })}
        />
      </Panel>
    </div>
  );
}
