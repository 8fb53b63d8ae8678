import { BellRing, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { bulkAgain, requestAgain } from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { MAY_BE_CERTIFIED } from '@covertrail/domain/policy/policy.contract';
import { useCommand } from '#shared/commands/use-command';
import { addressOf } from '#shared/navigation/page-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { CertificatesPanel } from './certificates.panel.js';

/**
 * Who has a certificate of this policy? The main act: all of them are issued again, as the policies stand today; an insured requests that of
 * its agency [D12].
 */
export default function PolicyCertificates({ policy }: { readonly policy: PolicyDetails }) {
  const { id, insuredId, agencyId, mayEdit } = policy;
  const navigate = useNavigate();
  const again = useCommand(bulkAgain, `policies/${id}/certificates-again`, {
    onSettled: ({ batchId }) =>
      void navigate(addressOf('agent-clients/:insuredId/certificates/many/:batchId', { insuredId, batchId })),
  });
  const request = useCommand(requestAgain, `policies/${id}/certificates-request`);
  return (
    <>
      <ErrorBanner problem={again.problem ?? request.problem} />
      <CertificatesPanel
        insuredId={insuredId}
        policyId={id}
        title="Who has a certificate of this policy"
        emptyText="No certificate states this policy."
        right={
          mayEdit ? (
            <>
              {MAY_BE_CERTIFIED[policy.standing] ? (
                <IfMay send={bulkAgain}>
                  <Button
                    type="button"
                    size="small"
                    loading={again.pending}
                    disabled={again.pending}
                    onClick={() => again.submit({ body: { policyId: id } })}
                  >
                    <RefreshCw size={14} aria-hidden /> Issue all again
                  </Button>
                </IfMay>
              ) : null}
              {agencyId === null ? null : (
                <IfMay send={requestAgain}>
                  <Button
                    type="button"
                    size="small"
                    loading={request.pending}
                    disabled={request.pending}
                    onClick={() =>
                      request.submit({ body: { policyId: id }, toast: 'Your agent is asked to issue them again.' })
                    }
                  >
                    <BellRing size={14} aria-hidden /> Ask your agent to issue all again
                  </Button>
                </IfMay>
              )}
            </>
          ) : null
        }
      />
    </>
  );
}
