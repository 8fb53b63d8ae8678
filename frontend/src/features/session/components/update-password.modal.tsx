import { useDispatch, useSelector } from 'react-redux';
import { confirmedPassword, loginPassword, password } from '@covertrail/domain/fields/account-fields';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import type { FormRules } from '#shared/forms/field-resolver';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { passwordUpdateSubmitted, selectLogin } from '../login.slice.js';

interface Passwords {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const RULES: FormRules<Passwords> = {
  oldPassword: loginPassword,
  password,
  confirmPassword: (value, all) => confirmedPassword(all.password).check(value),
};
const EMPTY: Passwords = { oldPassword: '', password: '', confirmPassword: '' };
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
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useFieldForm<Passwords>({ rules: RULES, defaults: EMPTY, problem });
  const submit = handleSubmit((values) => dispatch(passwordUpdateSubmitted({ ...values, email })));
  const field = (name: keyof Passwords, label: string, autoComplete: string) => (
    <TextField
      id={`update-${name}`}
      type="password"
      label={label}
      autoComplete={autoComplete}
      required
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <Form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorBanner problem={problem} />
      {field('oldPassword', 'Current password', 'current-password')}
      {field('password', 'New Password', 'new-password')}
      {field('confirmPassword', 'Confirm Password', 'new-password')}
      <p className="sub">At least 8 characters, with a letter, a capital, a number and a special character.</p>
    </Form>
  );
}
