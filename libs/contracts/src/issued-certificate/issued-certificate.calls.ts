import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type {
  CertifiablePoliciesDto,
  CertificateFileDto,
  IssueCertificateDto,
  IssuedCertificateListDto,
} from './issued-certificate.inputs.js';
import type {
  Certifiable,
  CertificateMade,
  IssuedCertificateRow,
  RequestHolder,
} from './issued-certificate.replies.js';

/** What an agent may certify of a client today, and why not the rest [E03]. */
export const certifiablePolicies = query<{ query: CertifiablePoliciesDto; reply: Certifiable }>()(
  'certificate/eligible',
  { needs: 'issueCertificates', view: 'policies', shape: 'certifiable' },
);

/** Whom certificates for the projects of the open requests of a client name, the first due first [E03]. */
export const requestHolders = query<{ query: CertifiablePoliciesDto; reply: readonly RequestHolder[] }>()(
  'certificate/request-holders',
  { needs: 'issueCertificates', view: 'requests', shape: 'holders', idAt: 'requestId' },
);

/**
 * A certificate of live policies for one holder, as a PDF with the signature of the agent or the agency. Throws CERTIFICATE.NOT_ELIGIBLE where a policy
 * cannot be certified today.
 */
export const issueCertificate = command<{ body: IssueCertificateDto; reply: CertificateMade }>()(
  'POST',
  'certificate/issue',
  { needs: 'issueCertificates', settles: ['issued-certificates'], long: true },
);

/** The same holder has it again, as the policies stand today; one that was replaced gives way to the policy that took its place. */
export const reissueCertificate = command<{ reply: CertificateMade }>()('PUT', 'certificate/again/:id', {
  needs: 'issueCertificates',
  settles: ['issued-certificates'],
  long: true,
});

/** The certificates of an insured, or those that an agency issued, the last first. Whether one can be issued again depends on its policies. */
export const issuedCertificates = query<{ query: IssuedCertificateListDto; reply: PageOf<IssuedCertificateRow> }>()(
  'certificate/list',
  { needs: 'readInsurance', view: 'issued-certificates', also: ['policies'] },
);

export const certificateFile = query<{ query: CertificateFileDto }>()('certificate/file/:id', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});
