import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { plural } from '#shared/format/plural';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

/** The worst status of the policies, and of how many where it is not that of all. */
export function ShareStatus({ worst, policyCount, expired }: Pick<ShareRow, 'worst' | 'policyCount' | 'expired'>) {
  if (worst === null) return <StatusTag label={expired ? 'Expired' : 'Ended'} tone="mute" />;
  return (
    <>
      <ScreenStatus screen="sharedPolicyList" status={worst.status} />
      {worst.count < policyCount ? (
        <div className="sub nowrap">
          {worst.count} of {plural(policyCount, 'policy', 'policies')}
        </div>
      ) : null}
    </>
  );
}
