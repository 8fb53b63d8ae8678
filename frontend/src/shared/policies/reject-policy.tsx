import { reason } from '@covertrail/domain/fields/note-fields';
import { rejectPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { Fields } from '../ui/form.js';
import { useCommand } from '../commands/use-command.js';
import { FormArea } from '../forms/bound-fields.js';
import { useFieldForm } from '../forms/use-field-form.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

const STAYS = 'The policy stays as you approved it: what was changed since is left out, on all days.';
const ENDS = 'A rejected policy will not count as proof of insurance, and cannot be approved later.';

interface RejectPolicyProps {
  readonly policy: Pick<PolicyRow, 'id' | 'policyNumber' | 'insuredName' | 'editsAwait'>;
  readonly onClose: () => void;
}

/** Rejects a policy that awaits approval, or the changes of one that was approved before: the client reads the reason. */
export default function RejectPolicy({ policy, onClose }: RejectPolicyProps) {
  const { submit, pending, problem } = useCommand(rejectPolicy, `policies/${policy.id}/reject`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm({ rules: { reason }, defaults: { reason: '' }, problem });
  const send = handleSubmit((body) =>
    submit({
      params: { id: policy.id },
      body,
      toast: policy.editsAwait
        ? `Changes of policy ${policy.policyNumber} rejected.`
        : `Policy ${policy.policyNumber} rejected.`,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={
        policy.editsAwait
          ? `Reject the changes of policy ${policy.policyNumber}?`
          : `Reject policy ${policy.policyNumber}?`
      }
      confirm={policy.editsAwait ? 'Reject changes' : 'Reject policy'}
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {policy.editsAwait ? STAYS : ENDS} {policy.insuredName} will see your reason.
      </p>
      <Fields>
        <FormArea control={control} name="reason" id="reject-reason" label="Reason" required rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}
