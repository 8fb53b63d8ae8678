import { useEffect, useState, type ReactNode } from 'react';
import { insuredTextLength, insuredTextProblem, LONGEST_INSURED_TEXT } from '@covertrail/domain/fields/company-fields';
import type { InsuredText } from '@covertrail/domain/fields/company-fields';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import type { Problem } from '#shared/api/api-problem';
import { wrongText } from '#shared/forms/field-resolver';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { PersonFields } from '../new-person/person-fields.js';
import { TermsBox } from '#shared/agreements/terms-box.tsx';
import '../new-person/new-person.css';
import { BackButton } from './back-button.js';

interface FoundingFormProps extends Omit<Parameters<typeof PersonFields>[0], 'key'> {
  /** Name and address, which are counted together. */
  readonly text: InsuredText;
  /** No field is wrong. */
  readonly isRight: boolean;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onFocus: () => void;
  readonly onBack: () => void;
  readonly onSend: () => void;
  /** The fields of what is founded. */
  readonly children: ReactNode;
}

/** The second step: the person, and the company or agency. The button waits for the terms, and for everything that is wrong to be corrected. */
export function FoundingForm({ of, email, fieldOf, text, children, ...rest }: FoundingFormProps) {
  const { isRight, pending, problem, onFocus, onBack, onSend } = rest;
  const [accepted, setAccepted] = useState(false);
  const tooLong = wrongText(insuredTextProblem(text));
  useEffect(onFocus, [onFocus]);
  const isOpen = accepted && tooLong === null && isRight;
  return (
    <Form noValidate onSubmit={onSend}>
      <BackButton onBack={onBack} />
      <PersonFields of={of} email={email} fieldOf={fieldOf} />
      {children}
      <p className="field-note" role={tooLong ? 'alert' : undefined}>
        <span>{tooLong ?? `Characters of ${NAMED[of]} name and address`}</span>
        <span className={tooLong ? 'num over' : 'num'}>
          {insuredTextLength(text)} / {LONGEST_INSURED_TEXT}
        </span>
      </p>
      <TermsBox of={of} accepted={accepted} onChange={setAccepted} />
      <ErrorBanner problem={problem} />
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending || !isOpen}>
        Sign up
      </Button>
    </Form>
  );
}

const NAMED = { user: 'company', agent: 'agency' } as const satisfies Record<Agreement, string>;
