import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CertificateCheck } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import type { PrintedParty } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { dayText } from '@covertrail/wording/text/day-text';
import { CERTIFICATE_FORM_NAMES } from '@covertrail/wording/issued-certificate/certificate.words';
import { instantFormat } from '#shared/format/instant-format';
import { checkVerdict } from './check-verdict.view.js';
import { CheckedLineCard } from './checked-line.js';
import { FileCheck } from './file-check.js';

interface CheckResultProps {
  readonly check: CertificateCheck;
  /** What may be done with it. */
  readonly acts: ReactNode;
}

/** The verdict first, then each policy, then what else the certificate says. */
export function CheckResult({ check, acts }: CheckResultProps) {
  return (
    <>
      <Verdict check={check} />
      {acts}
      <section aria-labelledby="check-lines">
        <h2 id="check-lines">Policies, as the certificate states them</h2>
        <ul className="checked-lines">
          {check.lines.map((line) => (
            <CheckedLineCard key={`${line.kind} ${line.policyNumber}`} line={line} />
          ))}
        </ul>
      </section>
      <FileCheck key={check.issue.sha256} check={check} />
      <Stated check={check} />
    </>
  );
}

function Verdict({ check }: { readonly check: CertificateCheck }) {
  const { tone, title, text } = checkVerdict(check);
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert;
  return (
    <div role="status" className={`check-result check-verdict ${tone}`}>
      <Icon size={30} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="sub">Checked on {instantFormat(check.checkedAt)}</p>
      </div>
    </div>
  );
}

function Stated({ check }: { readonly check: CertificateCheck }) {
  const { number, form, issue, producer, signedBy, insured, holder, description } = check;
  return (
    <section aria-labelledby="check-stated">
      <h2 id="check-stated">What else it says</h2>
      <dl>
        <div>
          <dt>Certificate</dt>
          <dd>
            {number}, revision {issue.revision}
            <span className="sub">{CERTIFICATE_FORM_NAMES[form]}</span>
          </dd>
        </div>
        <div>
          <dt>Issued on</dt>
          <dd>{dayText(issue.issuedOn)}</dd>
        </div>
        <Party label="Insured" party={insured} />
        <Party label="Certificate holder" party={holder} />
        <Party label="Producer" party={producer} />
        <div>
          <dt>Signed by</dt>
          <dd>{signedBy === '' ? 'The name was erased since.' : signedBy}</dd>
        </div>
        {description === '' ? null : (
          <div>
            <dt>Description</dt>
            <dd className="check-description">{description}</dd>
          </div>
        )}
        <div>
          <dt>SHA-256 of the file</dt>
          <dd className="check-digest">{issue.sha256}</dd>
        </div>
      </dl>
    </section>
  );
}

const Party = ({ label, party: { name, addressLines } }: { readonly label: string; readonly party: PrintedParty }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {name}
      {addressLines.map((line) => (
        <span key={line} className="sub">
          {line}
        </span>
      ))}
    </dd>
  </div>
);
