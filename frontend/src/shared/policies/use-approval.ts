import { approvePolicy } from '@covertrail/contracts/policy/policy.calls';
import { useCommand, type CommandState } from '../commands/use-command.js';
import type { RequestedEndorsement } from '@covertrail/domain/insurance/terms/requested-endorsements';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';

/** Approves a policy: it is verified from then on [G02], and what the approval requests to be endorsed is attached to it [C08]. */
export function useApproval(
  { id, policyNumber }: Pick<PolicyRow, 'id' | 'policyNumber'>,
  onSettled?: () => void,
): CommandState<unknown> & { readonly approve: (endorsementRequests?: readonly RequestedEndorsement[]) => void } {
  const { submit, ...command } = useCommand(approvePolicy, `policies/${id}/approve`, onSettled ? { onSettled } : {});
  const approve = (endorsementRequests: readonly RequestedEndorsement[] = []) =>
    submit({
      params: { id },
      body: endorsementRequests.length > 0 ? { endorsementRequests } : {},
      toast: `Policy ${policyNumber} approved. It is now active.`,
    });
  return { ...command, approve };
}
