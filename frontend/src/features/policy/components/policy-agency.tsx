import { managingAgency } from '@covertrail/contracts/policy/managing-agency.calls';
import { assignPolicy, policyAgents } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyAgentRow, PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { commandOf, viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { SelectField } from '#shared/forms/select-field.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useMay } from '#shared/session/use-may';
import { useViewQuery } from '#shared/views/use-view-query';
import { ManagingAgency } from './managing-agency.js';

/** The message [C16]. */
const NO_AGENCY = 'No agency is associated with this company. Please add new agency in my profile.';

const NOBODY_MANAGES = 'No agency manages this policy, so no agent handles it alone.';

const nameOf = ({ agentName, agencyName }: PolicyAgentRow): string => `${agentName}, ${agencyName}`;

/** The agency that manages the policy, for the insured, and the agent there who handles it; those who may edit the policy can choose another one. */
export default function PolicyAgency({ policy }: { readonly policy: PolicyDetails }) {
  const { id, knownUntil } = policy;
  const isKept = knownUntil === undefined;
  const chooses = useMay(managingAgency);
  const agents = useViewQuery(isKept ? viewQuery(policyAgents, { params: { id } }) : null);
  const managing = useViewQuery(isKept && chooses ? viewQuery(managingAgency, { params: { id } }) : null);
  if (!isKept || agents.loading || managing.loading) return null;
  const unread = [agents, managing].find(({ problem }) => problem !== null);
  if (unread)
    return (
      <Panel title="Policy agency">
        <ErrorBanner problem={unread.problem} onRetry={unread.refetch} />
      </Panel>
    );
  // An agent who may handle a policy is of an agency that represents the insured.
  const hasAgency = managing.body ? managing.body.agencies.length > 0 : !chooses;
  return (
    <Panel title="Policy agency">
      <div className="panel-body ui form">
        {managing.body && hasAgency ? <ManagingAgency policy={policy} managing={managing.body} /> : null}
        <HandlingAgent policy={policy} agents={agents.rows} none={hasAgency ? NOBODY_MANAGES : NO_AGENCY} />
      </div>
    </Panel>
  );
}

interface HandlingAgentProps {
  readonly policy: PolicyDetails;
  readonly agents: readonly PolicyAgentRow[];
  /** Why there is nobody to choose. */
  readonly none: string;
}

function HandlingAgent({ policy: { id, agentId, mayEdit }, agents, none }: HandlingAgentProps) {
  const { submit, pending, problem } = useCommand(assignPolicy, `policies/${id}/agent`);
  const handling = agents.find((row) => row.agentId === agentId);
  const choose = (next: string) => {
    const chosen = agents.find((row) => row.agentId === next);
    if (pending || !chosen || next === agentId) return;
    const undo =
      agentId === null
        ? {}
        : {
            undo: commandOf(assignPolicy, {
              params: { id },
              body: { agentId },
              toast: 'The agent is the one from before.',
            }),
          };
    submit({ params: { id }, body: { agentId: next }, toast: `${chosen.agentName} handles this policy.`, ...undo });
  };
  return (
    <>
      <SelectField
        id="policy-agent"
        label="Agent and agency"
        value={agentId ?? ''}
        onChange={choose}
        // It stays open while it is saved: a closed one loses the focus.
        disabled={!mayEdit || agents.length === 0}
        placeholder={agents.length === 0 ? 'None' : 'Select an agent'}
        note={agents.length === 0 ? none : handling?.agentEmail}
        choices={agents.map((row) => ({ value: row.agentId, text: nameOf(row) }))}
      />
      <ErrorBanner problem={problem} />
    </>
  );
}
