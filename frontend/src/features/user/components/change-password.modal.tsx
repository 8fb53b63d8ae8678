import { useDispatch } from 'react-redux';
import { updatePassword } from '@covertrail/contracts/session/session.calls';
import { useCommand } from '#shared/commands/use-command';
import { NO_PASSWORDS, PASSWORD_RULES, PasswordFields, type Passwords } from '#shared/forms/password-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { logoutAsked } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

const FORM = 'change-password-form';

/** Another password for the person who is logged in. It ends every session, this one as well. */
export default function ChangePasswordModal({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const onSettled = () => dispatch(logoutAsked('/update-password-success'));
  const { submit, pending, problem } = useCommand(updatePassword, 'password/change', { onSettled });
  const form = useFieldForm<Passwords>({ rules: PASSWORD_RULES, defaults: NO_PASSWORDS, problem });
  const send = form.handleSubmit((passwords) => submit({ body: { ...passwords, email: user.email } }));
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={pending} disabled={pending}>
        Change password
      </Button>
    </>
  );
  return (
    <AppModal open title="Change password" size="tiny" actions={actions} onClose={onClose}>
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <ErrorBanner problem={problem} />
        <PasswordFields form={form} problem={problem} />
      </Form>
    </AppModal>
  );
}
