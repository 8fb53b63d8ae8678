import type { resetPassword } from '@covertrail/contracts/session/password-reset.calls';
import { confirmedPassword, password } from '@covertrail/domain/fields/account-fields';
import type { Command } from '#shared/commands/use-command';
import type { FormRules } from '#shared/forms/field-resolver';
import { PASSWORD_RULE } from '#shared/forms/password-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const RULES: FormRules<NewPassword> = {
  password,
  confirmPassword: (value, all) => confirmedPassword(all.password).check(value),
};
const EMPTY: NewPassword = { password: '', confirmPassword: '' };
const FIELDS = [
  ['password', 'Password'],
  ['confirmPassword', 'Confirm Password'],
] as const;

interface NewPasswordFormProps {
  readonly change: Command<typeof resetPassword>;
  readonly token: string;
  /** Of the account, for the person and for a password manager. */
  readonly email: string;
}

/** A new password for the account of a link, entered twice. */
export function NewPasswordForm({ change: { submit, pending, problem }, token, email }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useFieldForm<NewPassword>({ rules: RULES, defaults: EMPTY, problem });
  const send = handleSubmit((passwords) => submit({ body: { resetToken: token, ...passwords } }));
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <ErrorBanner problem={problem} />
      <TextField id="account" type="email" label="Email" autoComplete="username" readOnly value={email} />
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          id={name}
          type="password"
          label={label}
          autoComplete="new-password"
          required
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
      <p className="sub">{PASSWORD_RULE}</p>
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
        Submit
      </Button>
    </Form>
  );
}
