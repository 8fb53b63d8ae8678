import { CircleX, Printer, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkCertificate } from '@covertrail/contracts/issued-certificate/certificate-check.calls';
import { foldedCheckCode, printedCheckCode } from '@covertrail/domain/fields/check-code-fields';
import type { CertificateCheck } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import type { Problem } from '#shared/api/api-problem';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { CheckResult } from './check-result.js';
import { CodeForm } from './code-form.js';
import './check-certificate.css';

/**
 * For whoever holds a certificate: is it genuine, and is it still true? Its act: check again. The QR of a certificate opens it, with the code behind
 * the sign that no server sees [E05].
 */
export default function CheckCertificatePage() {
  const code = printedCheckCode(foldedCheckCode(useLocation().hash));
  const navigate = useNavigate();
  const [last, setLast] = useState<{ readonly code: string; readonly check: CertificateCheck } | null>(null);
  const { submit, pending, problem, reset } = useCommand(checkCertificate, `certificate/check/${code}`, {
    onSettled: (reply) => setLast({ code, check: reply }),
  });
  // What was found stays while it is asked again.
  const found = last?.code === code ? last.check : null;
  const check = () => (code === '' ? reset() : submit({ body: { code } }));
  const begin = useEffectEvent(check);
  useEffect(() => begin(), [code]);
  const open = (typed: string) => (typed === code ? check() : void navigate({ hash: typed }));
  return (
    <LinkPage title="Check a certificate">
      <div className="check-page">
        <h1>Is this certificate genuine, and still true?</h1>
        {found ? <Found check={found} pending={pending} onAgain={check} /> : null}
        {!found && pending ? <SkeletonRows rows={5} label="Checking the certificate" /> : null}
        <NotChecked problem={problem} onRetry={check} />
        {found ? (
          <details className="check-other">
            <summary>Check another certificate</summary>
            <CodeForm code="" pending={pending} onCode={open} />
          </details>
        ) : (
          <CodeForm key={code} code={code} pending={pending} onCode={open} />
        )}
      </div>
    </LinkPage>
  );
}

interface FoundProps {
  readonly check: CertificateCheck;
  readonly pending: boolean;
  readonly onAgain: () => void;
}

function Found({ check, pending, onAgain }: FoundProps) {
  const acts = (
    <div className="check-acts">
      <Button type="button" primary loading={pending} disabled={pending} onClick={onAgain}>
        <RefreshCw size={15} aria-hidden /> Check again
      </Button>
      <Button type="button" onClick={() => window.print()}>
        <Printer size={15} aria-hidden /> Print
      </Button>
    </div>
  );
  return <CheckResult check={check} acts={acts} />;
}

function NotChecked({ problem, onRetry }: { readonly problem: Problem | null; readonly onRetry: () => void }) {
  if (problem?.code === 'CERTIFICATE.CODE_UNKNOWN')
    return (
      <div role="alert" className="check-result check-verdict bad">
        <CircleX size={30} aria-hidden />
        <div>
          <h2>No certificate has this code</h2>
          <p>
            Please compare it with the one that is printed. If it is the same, the certificate was not issued here: ask
            whoever gave it to you.
          </p>
        </div>
      </div>
    );
  return <ErrorBanner problem={problem} onRetry={onRetry} />;
}
