import { useState } from 'react';
import { policyDocuments } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import { isOfGeneralLiability } from '@covertrail/domain/insurance/line-facts';
import { GRADE_WORDS } from '@covertrail/wording/insurance/coverage-words';
import { ENDORSEMENT_TYPE_NAMES } from '@covertrail/wording/insurance/endorsement-words';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { endorsementDetailTexts } from '@covertrail/wording/policy/endorsement-details.words';
import { upperFirst } from '@covertrail/wording/text/first-letter';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { EditLink } from '../facts/edit-link.js';
import { FactList } from '../facts/fact-list.js';
import { CountNotes } from './count-notes.js';
import { EndorsementDocument } from './endorsement-document.js';
import { RemoveEndorsementDocument } from './remove-endorsement-document.modal.js';
import { SourceNote } from './source-note.js';

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
      {endorsements.length === 0 ? (
        <p className="sub policy-facts-note">No endorsements are stated.</p>
      ) : (
        <EndorsementTable policy={policy} />
      )}
    </Panel>
  );
}

function EndorsementTable({ policy }: { readonly policy: PolicyDetails }) {
  const { rows, loading, problem } = useViewQuery(viewQuery(policyDocuments, { params: { id: policy.id } }));
  const [removing, setRemoving] = useState<DocumentRow | null>(null);
  return (
    <>
      <table className="ui very basic unstackable table policy-table endorsements" aria-label="Endorsements">
        <thead>
          <tr>
            {['Endorsement', 'Form', 'Proof', 'Dates', 'Document'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {policy.terms.endorsements.map((endorsement, place) => (
            <tr key={`${endorsement.code}-${place}`}>
              <EndorsementCells policy={policy} endorsement={endorsement} />
              <td>
                {loading || problem ? null : (
                  <EndorsementDocument
                    endorsement={endorsement}
                    row={rows.find((row) => row.endorsement === endorsement.code)}
                    mayEdit={policy.mayEdit}
                    onRemove={setRemoving}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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

interface EndorsementCellsProps {
  readonly policy: PolicyDetails;
  readonly endorsement: Endorsement;
}

function EndorsementCells({ policy, endorsement: { code, grade, form } }: EndorsementCellsProps) {
  const { line, terms } = policy;
  const { effectiveFrom, effectiveTo, count, ...stated } = terms.endorsementDetails[code] ?? {};
  const type = endorsementTypeOf(line, code);
  const texts = Object.entries(endorsementDetailTexts(stated));
  return (
    <>
      <th scope="row">
        {ENDORSEMENT_NAMES[code]}
        <span className="sub">
          {[type && ENDORSEMENT_TYPE_NAMES[type], count === undefined ? null : `Count ${count}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <CountNotes policy={policy} code={code} />
        {texts.length > 0 ? (
          <details>
            <summary>What the form says</summary>
            <FactList facts={texts} />
          </details>
        ) : null}
      </th>
      <td data-label="Form">{form ?? '–'}</td>
      <td data-label="Proof">{upperFirst(GRADE_WORDS[grade])}</td>
      <td data-label="Dates">
        {effectiveFrom === undefined && effectiveTo === undefined
          ? '–'
          : `${dayFormat(effectiveFrom)} to ${dayFormat(effectiveTo)}`}
      </td>
    </>
  );
}

/** What the card shows: which endorsements apply, and what each states. */
export const ENDORSEMENT_TERMS = ['endorsements', 'endorsementDetails'] as const;

/** Canadian general liability has a heading of its own [C08]. */
export const endorsementsTitle = ({ line, terms }: Pick<PolicyDetails, 'line' | 'terms'>): string =>
  isOfGeneralLiability(line) && terms.region === 'canada' ? 'Applicable Documents' : 'Endorsements and documents';
