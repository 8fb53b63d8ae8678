import { RefreshCw } from 'lucide-react';
import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { reissueCertificate } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import { notAgainText } from '@covertrail/wording/issued-certificate/certificate.words';
import { useCommand } from '#shared/commands/use-command';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';

/** Certificates that were issued on corrected days and are not true any more; the agency that issued one issues it again [H13]. */
export function UntrueCertificates({ correction: { id, certificates } }: { readonly correction: CorrectionDetails }) {
  const again = useCommand(reissueCertificate, `corrections/${id}/certificates`);
  if (certificates.length === 0) return null;
  return (
    <Panel id="certificates" title="Certificates that are not true any more">
      <ErrorBanner problem={again.problem} />
      <ul className="panel-body corr-list">
        {certificates.map(({ certificateId, number, revision, sentence, mayIssueAgain, notAgain }) => (
          <li key={`${certificateId} ${revision}`}>
            <div>
              <RichText text={sentence} />
              {notAgain ? <div className="sub">{notAgainText(notAgain)}</div> : null}
            </div>
            {mayIssueAgain ? (
              <IfMay send={reissueCertificate}>
                <Button
                  type="button"
                  size="small"
                  disabled={again.pending}
                  aria-label={`Issue ${number} again`}
                  onClick={() =>
                    again.submit({
                      params: { id: certificateId },
                      toast: `${number} was issued again, as the policies stand today.`,
                    })
                  }
                >
                  <RefreshCw size={14} aria-hidden /> Issue again
                </Button>
              </IfMay>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
