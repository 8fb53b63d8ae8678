import { Files } from 'lucide-react';
import { useState } from 'react';
import { documentFile, policyDocuments } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { DOCUMENT_PROVES, kindOfType } from '@covertrail/domain/insurance/document-kinds';
import { requestOf, viewQuery } from '../api/call-request.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';
import { Select } from '../ui/select.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useViewQuery } from '../views/use-view-query.js';
import { DocumentContent } from './document-content.js';

/** The documents of a policy, one at a time, beside what is read from them: what proves the term first, then the newest. */
export function PolicyDocumentView({ policyId }: { readonly policyId: string }) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(policyDocuments, { params: { id: policyId } }));
  const [chosenId, setChosenId] = useState('');
  const inOrder = rows.toSorted(byProof);
  const shown = inOrder.find(({ id }) => id === chosenId) ?? inOrder[0];
  const choices = inOrder.map(({ id, name }) => ({ value: id, text: name }));
  const choice =
    shown && choices.length > 1 ? (
      <Select label="Document" choices={choices} value={shown.id} onChange={setChosenId} />
    ) : null;
  return (
    <Panel title={shown && choices.length === 1 ? shown.name : 'Document'} right={choice} className="document-view">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={8} label="Loading documents" /> : null}
      {!loading && !problem && !shown ? (
        <EmptyState icon={Files} title="No document">
          Nothing was uploaded for this policy: compare it with what you have.
        </EmptyState>
      ) : null}
      {shown ? (
        <DocumentContent
          key={shown.id}
          version={shown}
          path={requestOf(documentFile, { params: { id: shown.id } }).path}
        />
      ) : null}
    </Panel>
  );
}

const provesTerm = ({ documentType }: DocumentRow): boolean => DOCUMENT_PROVES[kindOfType(documentType)] === 'term';

const byProof = (a: DocumentRow, b: DocumentRow): number =>
  Number(provesTerm(b)) - Number(provesTerm(a)) || b.attachedAt.localeCompare(a.attachedAt);
