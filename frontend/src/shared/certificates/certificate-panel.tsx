import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  certificateTransactions,
  uploadCertificate,
} from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { viewQuery } from '../api/call-request.js';
import { useMay } from '../session/use-may.js';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { lateDialog } from '../ui/late-dialog.js';
import { Panel } from '../ui/panel.js';
import { useViewQuery } from '../views/use-view-query.js';
import { CertificateTransactions } from './certificate-transactions.js';
import { usePanelUploads } from './panel-uploads.hook.js';
import { NotUploadedRow } from './not-uploaded-row.js';
import { ReadingProgress } from './reading-progress.js';
import './certificates.css';

const CertificateUpload = lateDialog(() => import('./certificate-upload.modal.js'));

interface CertificatePanelProps {
  readonly requestId: string;
  readonly isOpen: boolean;
  readonly hasPriority?: boolean;
  readonly onContinue?: (transaction: CertificateTransaction) => void;
}

/** One that was read is there: another upload is not needed. */
const isSmart = ({ status }: CertificateTransaction): boolean => status === 'read' || status === 'confirmed';

/** The certificates of a request: what was uploaded, and the drawer that takes another one [E01]. */
export default function CertificatePanel({
  requestId,
  isOpen,
  hasPriority = false,
  onContinue,
}: CertificatePanelProps) {
  const mayUpload = useMay(uploadCertificate);
  const [repeated, setRepeated] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { rows, loading, problem, refetch } = useViewQuery(
    viewQuery(certificateTransactions, { params: { id: requestId } }),
  );
  const uploads = usePanelUploads(requestId, (sent) => {
    setRepeated(sent?.duplicateOf ? `${sent.fileName} is already uploaded, please upload new document.` : null);
    refetch();
  });
  const takes = isOpen && mayUpload && !loading && !rows.some(isSmart);
  if (!takes && rows.length === 0 && uploads.failed.length === 0 && !problem) return null;
  return (
    <Panel title="Certificate of insurance">
      <div className="panel-body certificate-panel" ref={frame} tabIndex={-1}>
        <ErrorBanner problem={problem} onRetry={refetch} />
        {takes ? (
          <p className="certificate-take">
            <Button type="button" onClick={() => uploads.open()}>
              <Upload size={16} aria-hidden /> Upload certificate
            </Button>
            <span className="sub">Only a single COI is accepted and it must be a PDF.</span>
          </p>
        ) : null}
        {repeated ? <p role="alert">{repeated}</p> : null}
        <ReadingProgress percent={uploads.reading} />
        <CertificateTransactions
          transactions={rows}
          onContinue={onContinue}
          notUploaded={uploads.failed.map((upload) => (
            <NotUploadedRow
              key={upload.key}
              row={uploads.rowOf(upload.key)}
              upload={upload}
              onAgain={takes ? () => uploads.open(upload) : null}
              onRemove={() => {
                uploads.remove(upload);
                frame.current?.focus();
              }}
            />
          ))}
        />
        {uploads.isOpen ? (
          <CertificateUpload
            hasPriority={hasPriority}
            percent={uploads.percent}
            chosen={uploads.chosen}
            onSend={uploads.send}
            onClose={uploads.close}
          />
        ) : null}
      </div>
    </Panel>
  );
}
