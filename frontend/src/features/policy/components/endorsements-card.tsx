import { useState } from 'react';
import { policyDocuments } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { isOfGeneralLiability } from '@covertrail/domain/insurance/line-facts';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { viewQuery } from '#shared/api/call-request';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { CountNotes } from './count-notes.js';
import { EndorsementDocument } from './endorsement-document.js';
import { EndorsementSummary } from './endorsement-summary.js';
import { RemoveEndorsementDocument } from './remove-endorsement-document.modal.js';
import { SourceNote } from './source-note.js';

/** The endorsements of a policy with what they state and the document of each [C08]. */
export function EndorsementsCard({ policy }: { readonly policy: PolicyDetails }) {
  return policy.terms.endorsements.length === 0 ? null : <EndorsementList policy={policy} />;
}

function EndorsementList({ policy }: { readonly policy: PolicyDetails }) {
  const { rows, loading, problem } = useViewQuery(viewQuery(policyDocuments, { params: { id: policy.id } }));
  const [removing, setRemoving] = useState<DocumentRow | null>(null);
  return (
    <Panel
      title={endorsementsTitle(policy)}
      className="policy-endorsements-card"
      right={<SourceNote of={ENDORSEMENT_TERMS} />}
    >
      <ul className="policy-endorsements">
        {policy.terms.endorsements.map((endorsement, place) => (
          <li key={`${endorsement.code}-${place}`}>
            <EndorsementSummary line={policy.line} terms={policy.terms} endorsement={endorsement} />
            <CountNotes policy={policy} code={endorsement.code} />
            {loading || problem ? null : (
              <EndorsementDocument
                endorsement={endorsement}
                row={rows.find((row) => row.endorsement === endorsement.code)}
                mayEdit={policy.mayEdit}
                onRemove={setRemoving}
              />
            )}
          </li>
        ))}
      </ul>
      {removing?.endorsement ? (
        <RemoveEndorsementDocument
          row={removing}
          name={ENDORSEMENT_NAMES[removing.endorsement]}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </Panel>
  );
}

/** What the card shows: which endorsements apply, and what each states. */
export const ENDORSEMENT_TERMS = ['endorsements', 'endorsementDetails'] as const;

/** Canadian general liability has a heading of its own [C08]. */
export const endorsementsTitle = ({ line, terms }: Pick<PolicyDetails, 'line' | 'terms'>): string =>
  isOfGeneralLiability(line) && terms.region === 'canada' ? 'Applicable Documents' : 'Endorsements and documents';
