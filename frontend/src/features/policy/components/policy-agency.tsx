import { assignPolicy, policyAgents } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyAgentRow, PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { commandOf, viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { SelectField } from '#shared/forms/select-field.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** The message of the specification [C16]. */
const NO_AGENCY = 'No agency is associated with this company. Please add new agency in my profile.';

const nameOf = ({ agentName, agencyName }: PolicyAgentRow): string => `${agentName}, ${agencyName}`;

/** The agent of the agency of record who handles the policy; those who may edit the policy can choose another one. */
export function PolicyAgency({ policy }: { readonly policy: PolicyDetails }) {
  const { id, agentId, mayEdit, knownUntil } = policy;
  const {
    rows,
    loading,
    problem: unread,
    refetch,
  } = useViewQuery(knownUntil === undefined ? viewQuery(policyAgents, { params: { id } }) : null);
  const { submit, pending, problem } = useCommand(assignPolicy, `policies/${id}/agent`);
  if (knownUntil !== undefined || loading) return null;
  if (unread)
    return (
      <Panel title="Policy agency">
        <ErrorBanner problem={unread} onRetry={refetch} />
      </Panel>
    );
  const handling = rows.find((row) => row.agentId === agentId);
  const choose = (next: string) => {
    const chosen = rows.find((row) => row.agentId === next);
    if (!chosen || next === agentId) return;
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
    <Panel title="Policy agency">
      <div className="panel-body ui form">
        <SelectField
          id="policy-agent"
          label="Agent and agency"
          value={agentId ?? ''}
          onChange={choose}
          disabled={!mayEdit || pending || rows.length === 0}
          placeholder={rows.length === 0 ? 'None' : 'Select an agent'}
          note={rows.length === 0 ? NO_AGENCY : handling?.agentEmail}
          choices={rows.map((row) => ({ value: row.agentId, text: nameOf(row) }))}
        />
        <ErrorBanner problem={problem} />
      </div>
    </Panel>
  );
}
