import { useCommand, type Command } from '../commands/use-command.js';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';

/** Approves a policy: it is verified from then on (spec 3 section 4). */
export function useApproval({ id, policyNumber }: Pick<PolicyRow, 'id' | 'policyNumber'>): Omit<Command<unknown>, 'submit'> & { readonly approve: () => void } {
  const { submit, ...command } = useCommand(`policies/${id}/approve`);
  const approve = () => submit({
    method: 'PUT', path: `policy/approve/${id}`, settles: ['policies'], toast: `Policy ${policyNumber} approved: it is active now.`,
  });
  return { ...command, approve };
}
