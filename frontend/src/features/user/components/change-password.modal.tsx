import { useDispatch } from 'react-redux';
import { updatePassword } from '@covertrail/contracts/session/session.calls';
import { confirmedPassword, loginPassword, password } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import type { FormRules } from '#shared/forms/field-resolver';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { logoutAsked } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

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
const FIELDS = [
  ['oldPassword', 'Current password', 'current-password'],
  ['password', 'New Password', 'new-password'],
  ['confirmPassword', 'Confirm Password', 'new-password'],
] as const;
const FORM = 'change-password-form';

/** Another password for the person who is logged in. It ends every session, this one as well. */
export default function ChangePasswordModal({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const onSettled = () => dispatch(logoutAsked('/update-password-success'));
  const { submit, pending, problem } = useCommand(updatePassword, 'password/change', { onSettled });
  const { register, handleSubmit, formState } = useFieldForm<Passwords>({ rules: RULES, defaults: EMPTY, problem });
  const send = handleSubmit((passwords) => submit({ body: { ...passwords, email: user.email } }));
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
        {FIELDS.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            id={`change-${name}`}
            type="password"
            label={label}
            autoComplete={autoComplete}
            required
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
        <p className="sub">At least 8 characters, with a letter, a capital, a number and a special character.</p>
      </Form>
    </AppModal>
  );
}
