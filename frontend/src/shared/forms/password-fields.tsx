import { confirmedPassword, loginPassword, password } from '@covertrail/domain/fields/account-fields';
import type { FormRules } from './field-resolver.js';
import { TextField } from './text-field.js';
import type { useFieldForm } from './use-field-form.js';

/** The present password, and a new one entered twice. */
export interface Passwords {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const PASSWORD_RULES: FormRules<Passwords> = {
  oldPassword: loginPassword,
  password,
  confirmPassword: (value, all) => confirmedPassword(all.password).check(value),
};
export const NO_PASSWORDS: Passwords = { oldPassword: '', password: '', confirmPassword: '' };
/** The password rule of [A15], in words. */
export const PASSWORD_RULE = 'At least 8 characters, with a letter, a capital, a number and a special character.';

const FIELDS = [
  ['oldPassword', 'Current password', 'current-password'],
  ['password', 'New Password', 'new-password'],
  ['confirmPassword', 'Confirm Password', 'new-password'],
] as const;

/** The fields by which a person replaces a password that it knows [A10]. */
export function PasswordFields({ form }: { readonly form: ReturnType<typeof useFieldForm<Passwords>> }) {
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
    </>
  );
}
