import { Link } from 'react-router-dom';
import { addExtractedPolicies } from '@covertrail/contracts/extraction/extraction.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { IfMay } from '#shared/session/if-may.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ClaimedLines } from '../../components/claimed-lines.js';
import { useRequestClaims } from '../../request-claims.hook.js';

/** Beside the steps, where a certificate was uploaded in place of policies or beside them: what it claims, and what makes an answer of it [D04]. */
export default function CertificateClaim({ request }: { readonly request: RequestRow }) {
  const claim = useRequestClaims([request.id]).get(request.id);
  if (!claim) return null;
  return (
    <Panel title={`As claimed on ${claim.fileName}`}>
      <div className="panel-body">
        <ClaimedLines claimed={claim} />
        <p>
          {request.requesterName} can read this certificate. The request stays open until policies answer it
          {claim.state === 'read' ? ': confirm what was read, and it becomes policies.' : '.'}
        </p>
        {claim.state === 'read' ? (
          <IfMay send={addExtractedPolicies}>
            <Link to={`/app/certificate-readings/${claim.transactionId}`}>Confirm what was read</Link>
          </IfMay>
        ) : null}
      </div>
    </Panel>
  );
}
