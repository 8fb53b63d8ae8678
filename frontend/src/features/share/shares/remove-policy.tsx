import { useState } from 'react';
import { removeSharedPolicy } from '@covertrail/contracts/share/share.calls';
import type { ShareDetails } from '@covertrail/contracts/share/share.replies';
import { useCommand } from '#shared/commands/use-command';
import { lineName } from '#shared/policies/line-choices';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

/** Takes single policies out of a share: the first click asks, the second one removes. Policies of another agency stay. */
export function RemovePolicy({ share: { id, policies, requesterName } }: { readonly share: ShareDetails }) {
  const [asks, setAsks] = useState<string | null>(null);
  const { submit, pending, problem } = useCommand(removeSharedPolicy, `share/${id}/remove`, {
    onSettled: () => setAsks(null),
  });
  const may = useMay(removeSharedPolicy);
  const own = policies.filter((policy) => !('ofOtherAgency' in policy));
  if (!may || policies.length < 2 || own.length === 0) return null;
  return (
    <>
      <ErrorBanner problem={problem} />
      <div className="share-policies-acts">
        {own.map(({ policyId, line, policyNumber }) => {
          const name = `${lineName(line)} ${policyNumber}`;
          return asks === policyId ? (
            <Button
              key={policyId}
              type="button"
              size="small"
              negative
              loading={pending}
              disabled={pending}
              onClick={() => submit({ params: { id, policyId }, toast: `${requesterName} no longer sees ${name}.` })}
            >
              Really remove {policyNumber}
            </Button>
          ) : (
            <Button key={policyId} type="button" size="small" disabled={pending} onClick={() => setAsks(policyId)}>
              Remove {policyNumber}
            </Button>
          );
        })}
      </div>
    </>
  );
}
