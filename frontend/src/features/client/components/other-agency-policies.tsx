import { ArrowRightLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { requestTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { MaskedPolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { otherAgencyPolicies } from '@covertrail/contracts/policy/policy.calls';
import { viewQuery } from '#shared/api/call-request';
import { PolicySummaries } from '#shared/policies/policy-summaries.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { transferAddress } from '../client-transfer-address.view.js';

const MOST = 200;

/** That other agencies manage policies of a client, each by the end of its number alone [C15]; shows nothing where none does. */
export function OtherAgencyPolicies({ insuredId, name }: { readonly insuredId: string; readonly name: string }) {
  const { rows, total, problem, refetch } = useViewQuery(
    viewQuery(otherAgencyPolicies, { params: { companyId: insuredId }, query: { size: MOST } }),
  );
  if (!problem && rows.length === 0) return null;
  return (
    <Panel
      title="Policies of other agencies"
      right={
        <IfMay send={requestTransfer}>
          <Button as={Link} size="small" to={transferAddress('beside', insuredId, name)}>
            <ArrowRightLeft size={16} aria-hidden /> Request them
          </Button>
        </IfMay>
      }
    >
      <div className="panel-body">
        <ErrorBanner problem={problem} onRetry={refetch} />
        <PolicySummaries policies={rows.map(masked)} links={false} />
        {(total ?? 0) > MOST ? <p className="sub">The first {MOST} are shown.</p> : null}
      </div>
    </Panel>
  );
}

const masked = ({ id, line, policyNumber }: MaskedPolicyRow) =>
  ({ policyId: id, line, policyNumber, ofOtherAgency: true }) as const;
