import { policyList } from '@covertrail/contracts/policy/policy.calls';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { requesterList } from '@covertrail/contracts/tracking/requester.calls';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { chosen } from '#shared/forms/field-resolver';
import { useFieldForm } from '#shared/forms/use-field-form';
import { lineName } from '#shared/policies/line-choices';
import { useSession } from '#shared/session/use-session';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

const RULES = {
  trackingId: chosen('Please select with whom to share.'),
  policyId: chosen('Please select a policy.'),
};
/** An insured has some dozens of requesters and of policies. */
const MOST = 200;

/** Asks which policy to share with whom, and says what that means. */
export default function SharePolicyForm({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const { rows: requesters } = useViewQuery(
    viewQuery(requesterList, { params: { id: user.companyId }, query: { size: MOST } }),
  );
  const { rows: policies } = useViewQuery(
    viewQuery(policyList, { params: { companyId: user.companyId }, query: { size: MOST } }),
  );
  const { submit, pending, problem } = useCommand(sharePolicies, 'home/share', { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm({ rules: RULES, defaults: { trackingId: '', policyId: '' }, problem });
  const send = handleSubmit(({ trackingId, policyId }) => {
    const to = requesters.find(({ id }) => id === trackingId);
    if (!to) return;
    const body = {
      insuredCompanyId: user.companyId,
      requesterCompanyId: to.requesterId,
      projectId: to.projectId,
      policyIds: [policyId],
    };
    submit({ body, toast: `The policy is shared with ${to.requesterName}.` });
  });
  return (
    <ConfirmDialog
      open
      title="Share a policy"
      confirm="Share policy"
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>The requester will see the policy and every later change to it, until the share is ended.</p>
      <Fields>
        <FormSelect
          id="share-with"
          name="trackingId"
          label="Share with"
          choices={requesters.map(({ id, requesterName, projectName }) => ({
            value: id,
            text: `${requesterName}, ${projectName}`,
          }))}
          control={control}
          placeholder="Choose who asks"
        />
        <FormSelect
          id="share-policy"
          name="policyId"
          label="Policy"
          choices={policies.map(({ id, line, policyNumber }) => ({
            value: id,
            text: `${lineName(line)} ${policyNumber}`,
          }))}
          control={control}
          placeholder="Choose a policy"
        />
      </Fields>
    </ConfirmDialog>
  );
}
