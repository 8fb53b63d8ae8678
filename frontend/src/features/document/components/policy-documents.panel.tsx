import { Files, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentFile, policyDocuments, policyDocumentsZip } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { ArchiveButton } from '#shared/uploads/archive-button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { DocumentChoice } from '../document-choice.words.js';
import { useDocumentUploads } from '../document-uploads.hook.js';
import { ChangeDocumentType } from './change-document-type.modal.js';
import { DocumentDrop } from './document-drop.js';
import { DocumentList } from './document-list.js';
import { RemoveDocument } from './remove-document.modal.js';
import { ReplaceButton } from './replace-button.js';
import { RunningUploads } from './running-uploads.js';

/** The documents of a policy: upload, preview, download, versions. */
export default function PolicyDocumentsPanel({
  policy: { id, mayAttach, policyNumber, terms },
}: {
  readonly policy: PolicyDetails;
}) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(policyDocuments, { params: { id } }));
  const { running, attach, replace, dismiss } = useDocumentUploads(id, rows);
  const [removing, setRemoving] = useState<DocumentRow | null>(null);
  const [changing, setChanging] = useState<DocumentRow | null>(null);
  const applied = terms.endorsements.map(({ code }) => code);
  const [params] = useSearchParams();
  const linkedEndorsement = applied.find((code) => code === params.get('endorsement'));
  const zip =
    rows.length > 0 ? (
      <ArchiveButton
        text="Download all"
        name={`${policyNumber} documents.zip`}
        request={(guid) => requestOf(policyDocumentsZip, { params: { id }, query: { guid } })}
      />
    ) : null;
  const acts = (row: DocumentRow) => (
    <>
      <ReplaceButton row={row} onFile={(file) => replace(file, row)} />
      {row.endorsement === null ? (
        <button
          type="button"
          className="icon-quiet"
          aria-label={`Change the type of ${row.name}`}
          onClick={() => setChanging(row)}
        >
          <Tag size={17} aria-hidden />
        </button>
      ) : null}
      <button type="button" className="icon-quiet" aria-label={`Delete ${row.name}`} onClick={() => setRemoving(row)}>
        <Trash2 size={17} aria-hidden />
      </button>
    </>
  );
  return (
    <Panel title="Documents" right={zip}>
      {mayAttach ? (
        <DocumentDrop
          endorsements={applied}
          onFiles={attach}
          {...(linkedEndorsement
            ? { first: { kind: 'endorsement', endorsement: linkedEndorsement } satisfies DocumentChoice }
            : {})}
        />
      ) : null}
      <RunningUploads uploads={running} onDismiss={dismiss} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={4} label="Loading documents" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <EmptyState icon={Files} title="No documents yet">
          {mayAttach
            ? 'Certificates, endorsements and other papers of this policy. Those with whom the policy is shared see them.'
            : 'Nothing was uploaded for this policy.'}
        </EmptyState>
      ) : null}
      <DocumentList
        rows={rows}
        fileOf={(row) => requestOf(documentFile, { params: { id: row.id } })}
        {...(mayAttach ? { actsOf: acts } : {})}
      />
      {changing ? <ChangeDocumentType row={changing} onClose={() => setChanging(null)} /> : null}
      {removing ? <RemoveDocument row={removing} onClose={() => setRemoving(null)} /> : null}
    </Panel>
  );
}
