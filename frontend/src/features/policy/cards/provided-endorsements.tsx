import { FileText } from 'lucide-react';
import { sharedDocumentFile, sharedDocuments } from '@covertrail/contracts/document/document.calls';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { MISSING_DOCUMENT } from '@covertrail/wording/policy/endorsement-details.words';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { findingOutcome, OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { useDownload } from '#shared/uploads/use-download';
import { useViewQuery } from '#shared/views/use-view-query';
import { EndorsementTable } from '../components/endorsement-table.js';
import { ENDORSEMENT_TERMS, endorsementsTitle } from '../components/endorsements-card.js';
import { SourceNote } from '../components/source-note.js';
import { endorsementFindings } from './endorsement-findings.view.js';

interface ProvidedEndorsementsProps {
  readonly policy: ProvidedPolicyCard;
  readonly trackingId: Uuid;
  /** Those of the present verdict that are about this policy. */
  readonly findings: readonly FindingText[];
}

/** The endorsements of a supplier's policy as far as its share shows them: what they state, what is asked of them, and their documents. */
export function ProvidedEndorsements({ policy, trackingId, findings }: ProvidedEndorsementsProps) {
  const { endorsements } = policy.terms;
  const { byCode, notStated } = endorsementFindings(
    findings,
    endorsements.map(({ code }) => code),
  );
  const { rows, loading, problem } = useViewQuery(viewQuery(sharedDocuments, { params: { id: trackingId } }));
  if (endorsements.length === 0 && notStated.length === 0) return null;
  const documentOf = ({ code }: Endorsement) =>
    rows.find(({ policyId, endorsement }) => policyId === policy.policyId && endorsement === code);
  return (
    <Panel
      title={endorsementsTitle(policy)}
      className="policy-endorsements-card"
      right={
        <>
          <SourceNote of={ENDORSEMENT_TERMS} />
          <DocumentsTag findings={findings} />
        </>
      }
    >
      {endorsements.length === 0 ? null : (
        <EndorsementTable
          policy={policy}
          notesOf={({ code }) => <AskedOfEndorsement findings={byCode.get(code) ?? []} />}
          documentOf={(endorsement) =>
            loading || problem ? null : (
              <SharedDocument trackingId={trackingId} endorsement={endorsement} row={documentOf(endorsement)} />
            )
          }
        />
      )}
      {notStated.length === 0 ? null : (
        <div className="panel-body">
          <p className="cell-main">Required and not stated</p>
          <AskedOfEndorsement findings={notStated} />
        </div>
      )}
    </Panel>
  );
}

/** Red where a required document is missing or outdated, amber where a person must read one [C14]. */
function DocumentsTag({ findings }: Pick<ProvidedEndorsementsProps, 'findings'>) {
  const outcomes = findings.filter(({ rule }) => rule.includes('.document.')).map(({ outcome }) => outcome);
  if (outcomes.every((outcome) => outcome === 'pass')) return null;
  return <ScreenStatus screen="documents" status={outcomes.includes('fail') ? 'fail' : 'review'} />;
}

function AskedOfEndorsement({ findings }: { readonly findings: readonly FindingText[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="provided-conditions">
      {findings.map((finding) => (
        <li key={finding.rule}>
          <OutcomePill outcome={findingOutcome(finding)} short /> <span>{finding.title}</span>{' '}
          <span className="sub">{finding.sentence}</span>
        </li>
      ))}
    </ul>
  );
}

interface SharedDocumentProps {
  readonly trackingId: Uuid;
  readonly endorsement: Endorsement;
  readonly row: SharedDocumentRow | undefined;
}

function SharedDocument({ trackingId, endorsement: { grade }, row }: SharedDocumentProps) {
  const { download, fetching } = useDownload();
  if (!row)
    return (
      <p className={`policy-notice${grade === 'seen' ? ' warn' : ''}`}>
        {grade === 'seen' ? MISSING_DOCUMENT : 'No document attached.'}
      </p>
    );
  const { id: documentId, name } = row;
  return (
    <p className="policy-notice ok">
      <FileText size={15} aria-hidden />
      <button
        type="button"
        className="text-link"
        aria-label={`Download ${name}`}
        disabled={fetching === name}
        onClick={() => download(name, requestOf(sharedDocumentFile, { params: { id: trackingId, documentId } }))}
      >
        {name}
      </button>
    </p>
  );
}
