import { proofCode } from '@covertrail/domain/fields/account-fields';
import type { Problem } from '#shared/api/api-problem';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Form } from '#shared/ui/form.tsx';

export const CODE_FORM = 'code-form';
const RULES = { code: proofCode };
const EMPTY = { code: '' };

interface CodeFormProps {
  readonly note: string;
  readonly problem: Problem | null;
  readonly onCode: (code: string) => void;
}

/** One code of an authenticator app. */
export function CodeForm({ note, problem, onCode }: CodeFormProps) {
  const { field, submit } = useShortForm({ empty: EMPTY, rules: RULES, problem });
  return (
    <Form id={CODE_FORM} noValidate onSubmit={submit(['code'], ({ code }) => onCode(code.trim()))}>
      <TextField
        id="second-factor-code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        note={note}
        {...field('code')}
      />
    </Form>
  );
}
