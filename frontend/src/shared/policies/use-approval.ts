import { approvePolicy } from '@covertrail/contracts/policy/policy.calls';
import { useCommand, type CommandState } from '../commands/use-command.js';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';

/** Approves a policy: it is verified from then on [G02]. */
export function useApproval({
  id,
  policyNumber,
}: Pick<PolicyRow, 'id' | 'policyNumber'>): CommandState<unknown> & { readonly approve: () => void } {
  const { submit, ...command } = useCommand(approvePolicy, `policies/${id}/approve`);
  const approve = () =>
    submit({
      params: { id },
      toast: `Policy ${policyNumber} approved. It is now active.`,
    });
  return { ...command, approve };
}
