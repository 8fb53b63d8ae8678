import { useEffect, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import type { Problem } from '#shared/api/api-problem';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import type { PersonValues } from './person-values.form.js';
import { PersonFields } from './person-fields.js';
import { TermsBox } from '#shared/agreements/terms-box.tsx';
import './new-person.css';

interface NewPersonFormProps {
  readonly form: UseFormReturn<PersonValues>;
  /** Whose account it is: of a company's person, or of an agent. */
  readonly of: Agreement;
  readonly email: string;
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** On the button that sends it. */
  readonly send: string;
  readonly onSend: (values: PersonValues) => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** A person who gets an account in a company that is there already. The button waits for the terms, and for everything that is wrong to be corrected. */
export function NewPersonForm({ form, of, email, pending, problem, send, onSend, children }: NewPersonFormProps) {
  const [accepted, setAccepted] = useState(false);
  const { formState, handleSubmit, register, setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const isOpen = accepted && Object.keys(formState.errors).length === 0;
  const submit = handleSubmit(onSend);
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <PersonFields
        of={of}
        email={email}
        fieldOf={(name) => ({ ...register(name), error: formState.errors[name]?.message })}
      />
      <TermsBox of={of} accepted={accepted} onChange={setAccepted} />
      <ErrorBanner problem={problem} />
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending || !isOpen}>
        {send}
      </Button>
    </Form>
  );
}
