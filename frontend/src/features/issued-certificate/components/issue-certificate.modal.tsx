import { titleOf, type IssueCertificateProps } from '../issue-certificate.view.js';
import { CertificateForm } from './certificate-form.js';
import { Certifying } from './certifying.js';

/** Issues a certificate of a client’s live policies to a holder [E03]. */
export default function IssueCertificate({ insured, onClose }: IssueCertificateProps) {
  return (
    <Certifying title={titleOf(insured.name)} insuredId={insured.id} onClose={onClose}>
      {(certifiable) => <CertificateForm insured={insured} certifiable={certifiable} onClose={onClose} />}
    </Certifying>
  );
}
