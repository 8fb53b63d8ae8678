import { FileText } from 'lucide-react';
import { useState } from 'react';
import { receivedFile, requestReceipts } from '@covertrail/contracts/request/invitation.calls';
import type {
  ReceivedCertificate,
  ReceivedFile,
  RequestReceipts,
} from '@covertrail/contracts/request/invitation.replies';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { DocumentContent } from '#shared/documents/document-content.tsx';
import { instantFormat } from '#shared/format/instant-format';
import { sizeFormat } from '#shared/format/size-format';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ClaimedLines } from './claimed-lines.js';
import './request-receipts.css';

/** What came by the links of the mails of a request: certificates that nobody has checked, and to whom it was passed on [D13]. */
export function Receipts({ requestId }: { readonly requestId: string }) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(requestReceipts, { params: { id: requestId } }));
  return (
    <section aria-labelledby="receipts" className="receipts">
      <h3 id="receipts">Received by mail</h3>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={2} label="Loading what was received" /> : null}
      {body ? <Received requestId={requestId} receipts={body} /> : null}
    </section>
  );
}

interface ReceivedProps {
  readonly requestId: string;
  readonly receipts: RequestReceipts;
}

function Received({ requestId, receipts: { certificates, agent, claimed } }: ReceivedProps) {
  const [shown, setShown] = useState<ReceivedFile | null>(null);
  const choose = (file: ReceivedFile) => setShown((before) => (before?.number === file.number ? null : file));
  return (
    <>
      {agent ? (
        <p>
          Passed on to <b>{agent.email}</b> ({agent.name}, {agent.agencyName}) on {instantFormat(agent.namedAt)}.
        </p>
      ) : null}
      {certificates.length > 0 ? (
        <p className="sub">
          Nobody has checked these files: they prove nothing by themselves, and the request stays open.
        </p>
      ) : null}
      {claimed ? <ClaimedLines claimed={claimed} /> : null}
      <ul>
        {certificates.map((received, at) => (
          <li key={received.certificate.number}>
            <p>{receivedText(received, at > 0)}</p>
            {[received.certificate, ...received.additional].map((file) => (
              <Button
                key={file.number}
                type="button"
                size="small"
                aria-expanded={shown?.number === file.number}
                onClick={() => choose(file)}
              >
                <FileText size={14} aria-hidden /> {file.name} <span className="sub num">{sizeFormat(file.bytes)}</span>
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {shown ? (
        <DocumentContent
          key={shown.number}
          version={{ name: shown.name, contentType: shown.contentType, version: 1 }}
          path={requestOf(receivedFile, { params: { id: requestId, number: shown.number } }).path}
        />
      ) : null}
    </>
  );
}

function receivedText({ giver, givenAs, givenAt }: ReceivedCertificate, isReplaced: boolean): string {
  const by = givenAs === 'agent' ? `the agent ${giver}` : giver;
  return `Certificate of ${instantFormat(givenAt)} by ${by}${isReplaced ? ', replaced by a later one' : ''}`;
}
