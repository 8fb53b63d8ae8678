import { useId, useState } from 'react';
import { inviteUser } from '@covertrail/contracts/membership/joining.calls';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { RightsFields, type ChosenRights } from './rights-fields.js';

const RULES = { email: invitedEmail };
/** The least that anybody may do. */
const READS: ChosenRights = { access: 'readOnly', permissions: [] };

/** Invites somebody by email, with a role: who follows the link of the mail is active at once [I01]. */
export default function InviteUser({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const [rights, setRights] = useState(READS);
  const { submit: send, pending, problem } = useCommand(inviteUser, 'people/invite', { onSettled: onClose });
  const { field, submit } = useShortForm({ empty: { email: '' }, rules: RULES, problem });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" form={formId} primary loading={pending} disabled={pending}>
        Send invitation
      </Button>
    </>
  );
  return (
    <AppModal open title="Invite a user" size="tiny" actions={actions} onClose={onClose}>
      <Form
        id={formId}
        noValidate
        onSubmit={submit(['email'], ({ email }) =>
          send({ body: { email: email.trim(), ...rights }, toast: `The invitation is on its way to ${email.trim()}.` }),
        )}
      >
        <ErrorBanner problem={problem} />
        <TextField id="email" type="email" label="Email" autoComplete="off" required {...field('email')} />
        <RightsFields legend="Role" rights={rights} onChange={setRights} />
        <p className="sub role-effect">
          The link of the mail works for a week. Who follows it is active in your company at once.
        </p>
      </Form>
    </AppModal>
  );
}
