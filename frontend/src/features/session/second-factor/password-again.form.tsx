import { loginPassword } from '@covertrail/domain/fields/account-fields';
import type { Problem } from '#shared/api/api-problem';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Form } from '#shared/ui/form.tsx';

export const PASSWORD_AGAIN_FORM = 'password-again-form';
const RULES = { password: loginPassword };
const EMPTY = { password: '' };

interface PasswordAgainFormProps {
  readonly problem: Problem | null;
  readonly onPassword: (password: string) => void;
}

/** The password once more, before something changes about how the person logs in. */
export function PasswordAgainForm({ problem, onPassword }: PasswordAgainFormProps) {
  const { field, submit } = useShortForm({ empty: EMPTY, rules: RULES, problem });
  return (
    <Form id={PASSWORD_AGAIN_FORM} noValidate onSubmit={submit(['password'], ({ password }) => onPassword(password))}>
      <TextField
        id="password-again"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </Form>
  );
}
