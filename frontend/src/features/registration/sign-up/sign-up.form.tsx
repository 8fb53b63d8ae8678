import { useCallback } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Problem } from '#shared/api/api-problem';
import { FoundingForm } from './founding.form.js';
import { CompanyFields } from './sign-up-fields.js';
import { EMPTY_SIGN_UP, insuredTextOf, type SignUpValues } from './sign-up-values.form.js';

interface SignUpFormProps {
  readonly form: UseFormReturn<SignUpValues>;
  readonly email: string;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onBack: () => void;
  readonly onSend: (values: SignUpValues) => void;
}

/** The second step of who founds a company. */
export function SignUpForm({ form, onSend, ...rest }: SignUpFormProps) {
  const { control, formState, handleSubmit, setFocus } = form;
  const send = handleSubmit(onSend);
  return (
    <FoundingForm
      of="user"
      text={insuredTextOf({ ...EMPTY_SIGN_UP, ...useWatch({ control }) })}
      isRight={Object.keys(formState.errors).length === 0}
      fieldOf={(name) => ({ ...form.register(name), error: formState.errors[name]?.message })}
      onFocus={useCallback(() => setFocus('firstName'), [setFocus])}
      onSend={() => void send()}
      {...rest}
    >
      <CompanyFields form={form} />
    </FoundingForm>
  );
}
