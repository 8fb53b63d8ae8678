import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { dayFormat } from '#shared/format/day-format';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { FactList } from './fact-list.js';

const EDITS_AWAIT = 'Changes since then await approval. All else stays as it was verified.';

/** Whether an agent verified the policy, who did, and when. */
export function VerificationFacts({ policy }: { readonly policy: PolicyDetails }) {
  const { standing, verifiedBy, verifiedOn, editsAwait } = policy;
  return (
    <Panel title="Verification" right={<ScreenStatus screen="agentList" status={standing} />}>
      <div className="panel-body">
        {verifiedOn === null ? (
          <p>No agent has verified this policy yet.</p>
        ) : (
          <FactList
            facts={[
              ...(verifiedBy === null ? [] : [['Verified by', verifiedBy] as const]),
              ['Verified on', dayFormat(verifiedOn)],
            ]}
          />
        )}
        {editsAwait && verifiedOn !== null ? <p className="sub">{EDITS_AWAIT}</p> : null}
      </div>
    </Panel>
  );
}
