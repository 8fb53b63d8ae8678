import { useState } from 'react';
import { policyDocuments } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { isOfGeneralLiability } from '@covertrail/domain/insurance/line-facts';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { REQUESTED_ENDORSEMENT_WORDS } from '@covertrail/wording/share/share-words';
import { viewQuery } from '#shared/api/call-request';
import { Panel } from '#shared/ui/panel.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { EditLink } from '../facts/edit-link.js';
import { CountNotes } from './count-notes.js';
import { EndorsementDocument } from './endorsement-document.js';
import { EndorsementTable } from './endorsement-table.js';
import { SourceNote } from './source-note.js';

const RemoveEndorsementDocument = lateDialog(() => import('./remove-endorsement-document.modal.js'));

/** The endorsements of a policy, each with its form, its proof, its days and its document [C08]. */
export function EndorsementsCard({ policy }: { readonly policy: PolicyDetails }) {
  const { endorsements } = policy.terms;
  return (
    <Panel
      title={endorsementsTitle(policy)}
      right={
        <>
          {endorsements.length > 0 ? <SourceNote of={ENDORSEMENT_TERMS} /> : null}
          <EditLink section="endorsements" of="endorsements" mayEdit={policy.mayEdit} />
        </>
      }
    >
      <AttachedRequests requests={policy.endorsementRequests} />
      {endorsements.length === 0 ? (
        <p className="sub policy-facts-note">No endorsements are stated.</p>
      ) : (
        <DocumentedEndorsements policy={policy} />
      )}
    </Panel>
  );
}

/** What was requested with an approval [C08]. */
function AttachedRequests({ requests }: { readonly requests: PolicyDetails['endorsementRequests'] }) {
  if (requests.length === 0) return null;
  return (
    <p className="sub policy-facts-note">
      Requested with the approval: {requests.map((code) => REQUESTED_ENDORSEMENT_WORDS[code]).join(', ')}. A request
      counts as no endorsement.
    </p>
  );
}

function DocumentedEndorsements({ policy }: { readonly policy: PolicyDetails }) {
  const { rows, loading, problem } = useViewQuery(viewQuery(policyDocuments, { params: { id: policy.id } }));
  const [removing, setRemoving] = useState<DocumentRow | null>(null);
  return (
    <>
      <EndorsementTable
        policy={policy}
        notesOf={({ code }) => <CountNotes policy={policy} code={code} />}
        documentOf={(endorsement) =>
          loading || problem ? null : (
            <EndorsementDocument
              endorsement={endorsement}
              row={rows.find((row) => row.endorsement === endorsement.code)}
              mayEdit={policy.mayEdit}
              onRemove={setRemoving}
            />
          )
        }
      />
      {removing?.endorsement ? (
        <RemoveEndorsementDocument
          row={removing}
          name={ENDORSEMENT_NAMES[removing.endorsement]}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </>
  );
}

/** What the card shows: which endorsements apply, and what each states. */
export const ENDORSEMENT_TERMS = ['endorsements', 'endorsementDetails'] as const;

/** Canadian general liability has a heading of its own [C08]. */
export const endorsementsTitle = ({ line, terms }: Pick<PolicyDetails, 'line' | 'terms'>): string =>
  isOfGeneralLiability(line) && terms.region === 'canada' ? 'Applicable Documents' : 'Endorsements and documents';
