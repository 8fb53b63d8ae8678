import { captcha, confirmedPassword, loginPassword, password } from '@covertrail/domain/fields/account-fields';
import type { Problem } from '../api/api-problem.js';
import { Captcha } from './captcha/captcha.js';
import { useCaptchaAsked } from './captcha/captcha-asked.hook.js';
import type { FormRules } from './field-resolver.js';
import { TextField } from './text-field.js';
import type { useFieldForm } from './use-field-form.js';

/** The present password, and a new one entered twice. */
export interface Passwords {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** Once one was asked for [A01]. */
  readonly captcha?: string;
  readonly captchaId?: string;
}

export const PASSWORD_RULES: FormRules<Passwords> = {
  oldPassword: loginPassword,
  password,
  confirmPassword: (value, all) => confirmedPassword(all.password).check(value),
  captcha: (value, all) => (all.captchaId === undefined ? null : captcha.check(value)),
};
export const NO_PASSWORDS: Passwords = { oldPassword: '', password: '', confirmPassword: '' };
/** The password rule of [A15], in words. */
export const PASSWORD_RULE = 'At least 8 characters, with a letter, a capital, a number and a special character.';

const FIELDS = [
  ['oldPassword', 'Current password', 'current-password'],
  ['password', 'New Password', 'new-password'],
  ['confirmPassword', 'Confirm Password', 'new-password'],
] as const;

interface PasswordFieldsProps {
  readonly form: ReturnType<typeof useFieldForm<Passwords>>;
  /** What the server said last. */
  readonly problem: Problem | null;
}

/** The fields by which a person replaces a password that it knows [A10]. */
export function PasswordFields({ form, problem }: PasswordFieldsProps) {
  const { isAsked, round } = useCaptchaAsked(problem);
  const onGiven = (id: string) => {
    form.setValue('captchaId', id);
    form.setValue('captcha', '');
  };
  return (
    <>
      {FIELDS.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          id={`update-${name}`}
          type="password"
          label={label}
          autoComplete={autoComplete}
          required
          error={form.formState.errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <p className="sub">{PASSWORD_RULE}</p>
      {isAsked ? (
        <Captcha
          id="update-captcha"
          round={round}
          onGiven={onGiven}
          error={form.formState.errors.captcha?.message}
          {...form.register('captcha')}
        />
      ) : null}
    </>
  );
}
