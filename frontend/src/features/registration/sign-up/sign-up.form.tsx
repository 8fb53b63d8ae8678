import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { insuredTextLength, insuredTextProblem, LONGEST_INSURED_TEXT } from '@covertrail/domain/fields/company-fields';
import type { Problem } from '#shared/api/api-problem';
import { wrongText } from '#shared/forms/field-resolver';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { PersonFields } from '../new-person/person-fields.js';
import { TermsBox } from '../new-person/terms-box.js';
import '../new-person/new-person.css';
import { BackButton } from './back-button.js';
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

/** The second step: the person and the company. The button waits for the terms, and for everything that is wrong to be corrected. */
export function SignUpForm({ form, email, pending, problem, onBack, onSend }: SignUpFormProps) {
  const [accepted, setAccepted] = useState(false);
  const { control, formState, handleSubmit, setFocus } = form;
  const text = insuredTextOf({ ...EMPTY_SIGN_UP, ...useWatch({ control }) });
  const tooLong = wrongText(insuredTextProblem(text));
  useEffect(() => setFocus('firstName'), [setFocus]);
  const isOpen = accepted && tooLong === null && Object.keys(formState.errors).length === 0;
  const send = handleSubmit(onSend);
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <BackButton onBack={onBack} />
      <PersonFields
        email={email}
        fieldOf={(name) => ({ ...form.register(name), error: formState.errors[name]?.message })}
      />
      <CompanyFields form={form} />
      <p className="field-note" role={tooLong ? 'alert' : undefined}>
        <span>{tooLong ?? 'Characters of company name and address'}</span>
        <span className={tooLong ? 'num over' : 'num'}>
          {insuredTextLength(text)} / {LONGEST_INSURED_TEXT}
        </span>
      </p>
      <TermsBox accepted={accepted} onChange={setAccepted} />
      <ErrorBanner problem={problem} />
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending || !isOpen}>
        Sign up
      </Button>
    </Form>
  );
}
