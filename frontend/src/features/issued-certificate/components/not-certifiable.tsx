import type { CertifiablePolicy } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { NOT_ELIGIBLE_TEXTS } from '@covertrail/wording/issued-certificate/certificate.words';

interface NotCertifiableProps {
  readonly policies: readonly CertifiablePolicy[];
  /** Undefined where there is no certificate at all. */
  readonly form: CertificateForm | undefined;
}

/** Policies that cannot stand on a certificate, each with the reason [E03]. */
export function NotCertifiable({ policies, form }: NotCertifiableProps) {
  if (policies.length === 0) return null;
  return (
    <ul className="not-certifiable" aria-label="Policies that this certificate cannot state">
      {policies.map(({ id, line, terms, because }) => (
        <li key={id} className="sub">
          {LINE_NAMES[line]} {terms.policyNumber}:{' '}
          {because === null ? `Form ${form ?? ''} has no place for it.` : NOT_ELIGIBLE_TEXTS[because]}
        </li>
      ))}
    </ul>
  );
}
