import { Upload } from 'lucide-react';
import { useState } from 'react';
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
import { useCertificateSending } from './certificate-sending.hook.js';
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
  const [uploading, setUploading] = useState(false);
  const [repeated, setRepeated] = useState<string | null>(null);
  const { rows, loading, problem, refetch } = useViewQuery(
    viewQuery(certificateTransactions, { params: { id: requestId } }),
  );
  const sending = useCertificateSending({
    subject: { requestId },
    onEnd: (sent) => {
      setUploading(false);
      setRepeated(sent?.duplicateOf ? `${sent.fileName} is already uploaded, please upload new document.` : null);
      refetch();
    },
  });
  const takes = isOpen && mayUpload && !loading && !rows.some(isSmart);
  if (!takes && rows.length === 0 && !problem) return null;
  return (
    <Panel title="Certificate of insurance">
      <div className="panel-body certificate-panel">
        <ErrorBanner problem={problem} onRetry={refetch} />
        {takes ? (
          <p>
            <Button type="button" onClick={() => setUploading(true)}>
              <Upload size={16} aria-hidden /> Upload certificate
            </Button>{' '}
            <span className="sub">Only a single COI is accepted and it must be a PDF.</span>
          </p>
        ) : null}
        {repeated ? <p role="alert">{repeated}</p> : null}
        <ReadingProgress percent={sending.reading} />
        <CertificateTransactions transactions={rows} onContinue={onContinue} />
        {uploading ? (
          <CertificateUpload
            hasPriority={hasPriority}
            percent={sending.percent}
            problem={sending.problem}
            onSend={sending.send}
            onClose={() => setUploading(false)}
          />
        ) : null}
      </div>
    </Panel>
  );
}
