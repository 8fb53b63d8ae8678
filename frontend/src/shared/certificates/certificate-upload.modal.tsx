import { AppModal } from '../ui/app-modal.js';
import { CertificateForm } from './certificate-form.js';
import type { CertificateFiles } from './certificate-sending.hook.js';

interface CertificateUploadProps {
  readonly hasPriority: boolean;
  readonly percent: number | null;
  /** What was chosen before, where it is tried again. */
  readonly chosen: CertificateFiles | null;
  readonly onSend: (files: CertificateFiles) => void;
  readonly onClose: () => void;
}

/** The drawer in which a certificate is uploaded [E01]. */
export default function CertificateUpload({ onClose, ...form }: CertificateUploadProps) {
  return (
    <AppModal open title="Certificate Upload" drawer={35} onClose={onClose}>
      <CertificateForm {...form} />
    </AppModal>
  );
}
