import { useDispatch, useSelector } from 'react-redux';
import { NO_PASSWORDS, PASSWORD_RULES, PasswordFields, type Passwords } from '#shared/forms/password-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { passwordUpdateSubmitted, selectLogin } from '../login.slice.js';

const FORM_ID = 'update-password-form';

/** Opens when the entered password has expired [A01]. */
export default function UpdatePasswordModal({ onClose }: { readonly onClose: () => void }) {
  const { expired, update } = useSelector(selectLogin);
  if (expired === null) return null;
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={FORM_ID} primary loading={update.pending} disabled={update.pending}>
        Update password
      </Button>
    </>
  );
  return (
    <AppModal open title="Please update your password" size="tiny" actions={actions} onClose={onClose}>
      <PasswordForm email={expired} />
    </AppModal>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const {
    update: { problem },
  } = useSelector(selectLogin);
  const dispatch = useDispatch();
  const form = useFieldForm<Passwords>({ rules: PASSWORD_RULES, defaults: NO_PASSWORDS, problem });
  const submit = form.handleSubmit((values) => dispatch(passwordUpdateSubmitted({ ...values, email })));
  return (
    <Form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorBanner problem={problem} />
      <PasswordFields form={form} problem={problem} />
    </Form>
  );
}
