import { Files } from 'lucide-react';
import { useState } from 'react';
import { documentFile, policyDocuments } from '@covertrail/contracts/document/document.calls';
import { requestOf, viewQuery } from '../api/call-request.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';
import { Select } from '../ui/select.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useViewQuery } from '../views/use-view-query.js';
import { DocumentContent } from './document-content.js';

/** The documents of a policy, one at a time, beside what is read from them: the newest first. */
export function PolicyDocumentView({ policyId }: { readonly policyId: string }) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(policyDocuments, { params: { id: policyId } }));
  const [chosenId, setChosenId] = useState('');
  const newest = [...rows].sort((one, other) => other.attachedAt.localeCompare(one.attachedAt));
  const shown = newest.find(({ id }) => id === chosenId) ?? newest[0];
  const choices = newest.map(({ id, name }) => ({ value: id, text: name }));
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
