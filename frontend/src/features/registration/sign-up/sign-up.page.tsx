import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { signUp } from '@covertrail/contracts/registration/registration.calls';
import type { SignedUp } from '@covertrail/contracts/registration/registration.replies';
import { useCommand } from '#shared/commands/use-command';
import { useFieldForm } from '#shared/forms/use-field-form';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { EmailStep } from './email-step.js';
import { SignUpForm } from './sign-up.form.js';
import { EMPTY_SIGN_UP, givenSignUp, SIGN_UP_RULES, type SignUpValues } from './sign-up-values.form.js';
import './sign-up.css';

/** A person and a new company sign up, in two steps [A07]. What was filled in stays while the person goes back and forth. */
export default function SignUpPage() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'first' | 'back' | 'second'>('first');
  const navigate = useNavigate();
  const onSettled = ({ outcome }: SignedUp) =>
    void navigate('/registration-success', { replace: true, state: { outcome, email } });
  const { submit, pending, problem } = useCommand(signUp, 'sign-up/send', { onSettled });
  const form = useFieldForm<SignUpValues>({ rules: SIGN_UP_RULES, defaults: EMPTY_SIGN_UP, problem });
  const found = (chosen: string) => {
    setEmail(chosen);
    setStep('second');
  };
  return (
    <EntryFrame title={step === 'second' ? 'Create a new company profile' : 'Sign up'}>
      <p className="sub">{step === 'second' ? 'Step 2 of 2' : 'Step 1 of 2'}</p>
      {step === 'second' ? (
        <SignUpForm
          form={form}
          email={email}
          pending={pending}
          problem={problem}
          onBack={() => setStep('back')}
          onSend={(values) => submit({ body: givenSignUp(email, values) })}
        />
      ) : (
        <EmailStep email={email} isReturning={step === 'back'} onFound={found} />
      )}
      <p className="entry-links">
        Already have an account? <Link to="/login">Login</Link>
      </p>
    </EntryFrame>
  );
}
