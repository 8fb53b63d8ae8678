import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { joinCompany, signUp } from '@covertrail/contracts/registration/registration.calls';
import type { JoinableCompany, SignedUp } from '@covertrail/contracts/registration/registration.replies';
import { useCommand } from '#shared/commands/use-command';
import { useFieldForm } from '#shared/forms/use-field-form';
import { givenPartner, partnerPath } from '#shared/partners/kept-partner';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { NewPersonForm } from '../new-person/new-person.form.js';
import { EMPTY_PERSON, givenPerson, PERSON_RULES, type PersonValues } from '../new-person/person-values.form.js';
import { BackButton } from './back-button.js';
import { EmailStep } from './email-step.js';
import { SignUpForm } from './sign-up.form.js';
import { EMPTY_SIGN_UP, givenSignUp, SIGN_UP_RULES, type SignUpValues } from './sign-up-values.form.js';
import './sign-up.css';

/** A person signs up with a new company, or to join one, in two steps [A07]. What was filled in stays while the person goes back and forth. */
export default function SignUpPage() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'first' | 'back' | 'second'>('first');
  const [joined, setJoined] = useState<JoinableCompany | null>(null);
  const founding = useFounding(email);
  const joining = useJoining(email, joined);
  const found = (chosen: string, company: JoinableCompany | null) => {
    setEmail(chosen);
    setJoined(company);
    setStep('second');
  };
  const onBack = () => setStep('back');
  const isSecond = step === 'second';
  const second = joined ? `Join ${joined.name}` : 'Create a new company profile';
  return (
    <EntryFrame title={isSecond ? second : 'Sign up'}>
      <p className="sub">{isSecond ? 'Step 2 of 2' : 'Step 1 of 2'}</p>
      {isSecond && joined ? (
        <NewPersonForm {...joining} of="user" email={email} send="Sign up">
          <BackButton onBack={onBack} />
          <p>
            {joined.name}, {joined.city}, {joined.state}
          </p>
        </NewPersonForm>
      ) : null}
      {isSecond && !joined ? <SignUpForm {...founding} email={email} onBack={onBack} /> : null}
      {isSecond ? null : <EmailStep role="user" email={email} isReturning={step === 'back'} onFound={found} />}
      <p className="entry-links">
        Already have an account? <Link to={partnerPath('/login')}>Login</Link>
      </p>
    </EntryFrame>
  );
}

function useFounding(email: string) {
  const { submit, pending, problem } = useCommand(signUp, 'sign-up/send', { onSettled: useOutcome(email) });
  const form = useFieldForm<SignUpValues>({ rules: SIGN_UP_RULES, defaults: EMPTY_SIGN_UP, problem });
  return {
    form,
    pending,
    problem,
    onSend: (values: SignUpValues) => submit({ body: { ...givenSignUp(email, values), ...givenPartner() } }),
  };
}

function useJoining(email: string, company: JoinableCompany | null) {
  const { submit, pending, problem } = useCommand(joinCompany, 'sign-up/join', { onSettled: useOutcome(email) });
  const form = useFieldForm<PersonValues>({ rules: PERSON_RULES, defaults: EMPTY_PERSON, problem });
  const onSend = (values: PersonValues) =>
    submit({ body: { ...givenPerson(values, 'user'), email, companyId: company?.id ?? '', ...givenPartner() } });
  return { form, pending, problem, onSend };
}

/** Leads on to the page that says what comes next. */
function useOutcome(email: string) {
  const navigate = useNavigate();
  return ({ outcome }: SignedUp) =>
    void navigate('/registration-success', { replace: true, state: { outcome, email } });
}
