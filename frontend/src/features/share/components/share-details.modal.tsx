import { Link } from 'react-router-dom';
import { sharesZip } from '@covertrail/contracts/document/document.calls';
import { shareDetails, sharePolicies } from '@covertrail/contracts/share/share.calls';
import type { ShareDetails, ShareRow } from '@covertrail/contracts/share/share.replies';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat, localDay } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { PolicySummaries } from '#shared/policies/policy-summaries.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { ArchiveButton } from '#shared/uploads/archive-button.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { RemovePolicy } from '../shares/remove-policy.js';
import '../shares/shares.css';

interface OpenedShareProps {
  readonly share: ShareRow;
  readonly onClose: () => void;
}

/** What was shared, with whom, until when, and who opened and received it. */
export function OpenedShare({ share, onClose }: OpenedShareProps) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(shareDetails, { params: { id: share.id } }));
  const shown = body ?? share;
  return (
    <AppModal
      open
      title={`Shared with ${shown.requesterName}`}
      actions={
        <>
          <IfMay send={sharePolicies}>
            <Button as={Link} to={`/app/share-policies?insured=${shown.insuredId}&from=${share.id}`}>
              Share again
            </Button>
          </IfMay>
          <Button type="button" onClick={onClose}>
            Close
          </Button>
        </>
      }
      onClose={onClose}
    >
      <ShareFacts share={shown} />
      {shown.ended ? null : <Archives share={shown} />}
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading policies" /> : null}
      {body ? (
        <>
          <PolicySummaries policies={body.policies} links />
          {body.ended ? null : <RemovePolicy share={body} />}
          <Received share={body} />
        </>
      ) : null}
    </AppModal>
  );
}

function ShareFacts({ share }: { readonly share: ShareRow }) {
  const { projectName, sharedAt, ended, expired, expiresOn, policyCount, holderName } = share;
  return (
    <dl className="opened-facts">
      <dt>Project</dt>
      <dd>{projectName}</dd>
      <dt>Shared</dt>
      <dd>
        {dayFormat(localDay(sharedAt))}, {plural(policyCount, 'policy', 'policies')}
      </dd>
      {expiresOn === null ? null : (
        <>
          <dt>Last day</dt>
          <dd>{dayFormat(expiresOn)}</dd>
        </>
      )}
      {holderName === null ? null : (
        <>
          <dt>Certificate holder</dt>
          <dd>{holderName}</dd>
        </>
      )}
      <dt>Status</dt>
      <dd>
        {ended
          ? `${expired ? 'Expired' : 'Ended'}: the requester can no longer open the policies or their documents.`
          : 'Shared: the requester sees the policies and every later change to them.'}
      </dd>
    </dl>
  );
}

/** What else is shared beside it: for the same project, and for the same certificate holder. */
function Archives({ share: { insuredId, projectId, projectName, holderName } }: { readonly share: ShareRow }) {
  const zip = (of: { readonly projectId: string } | { readonly certHolderName: string }) => (guid: string | null) =>
    requestOf(sharesZip, { query: { insuredCompanyId: insuredId, ...of, guid } });
  return (
    <div className="share-archives">
      <ArchiveButton
        text="Documents of the project"
        name={`${projectName} documents.zip`}
        request={zip({ projectId })}
      />
      {holderName === null ? null : (
        <ArchiveButton
          text="Documents of the holder"
          name={`${holderName} documents.zip`}
          request={zip({ certHolderName: holderName })}
        />
      )}
    </div>
  );
}

/** Who of the requester opened the share, and which documents it has. */
function Received({ share }: { readonly share: ShareDetails }) {
  const { firstOpenedAt, firstOpenedBy, lastOpenedAt, lastOpenedBy, received } = share;
  return (
    <section aria-label="Opened and received">
      <h3>Opened and received</h3>
      {firstOpenedAt && lastOpenedAt ? (
        <p>
          First opened by {firstOpenedBy} on {instantFormat(firstOpenedAt)}, last by {lastOpenedBy} on{' '}
          {instantFormat(lastOpenedAt)}.
        </p>
      ) : (
        <p>Nobody of the requester has opened it yet.</p>
      )}
      <ul className="share-received">
        {received.map(({ documentId, name, version, personName, at }) => (
          <li key={`${documentId} ${version} ${personName}`}>
            <span className="cell-main">{version > 1 ? `${name}, version ${version}` : name}</span>
            <span className="sub">
              {personName}, {instantFormat(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
