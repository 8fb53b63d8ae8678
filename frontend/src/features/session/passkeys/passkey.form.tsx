import { loginPassword } from '@covertrail/domain/fields/account-fields';
import { passkeyName } from '@covertrail/domain/fields/passkey-fields';
import type { Problem } from '#shared/api/api-problem';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Form } from '#shared/ui/form.tsx';

export const PASSKEY_FORM = 'passkey-form';
const RULES = { name: passkeyName, password: loginPassword };
const EMPTY = { name: '', password: '' };

export type PasskeyTexts = Readonly<typeof EMPTY>;

interface PasskeyFormProps {
  readonly problem: Problem | null;
  readonly onTexts: (texts: PasskeyTexts) => void;
}

/** What a new passkey is called, and the password once more. */
export function PasskeyForm({ problem, onTexts }: PasskeyFormProps) {
  const { field, submit } = useShortForm({ empty: EMPTY, rules: RULES, problem });
  return (
    <Form id={PASSKEY_FORM} noValidate onSubmit={submit(['name', 'password'], onTexts)}>
      <TextField
        id="passkey-name"
        label="Name"
        autoComplete="off"
        required
        note="For example: Work laptop"
        {...field('name')}
      />
      <TextField
        id="passkey-password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </Form>
  );
}
