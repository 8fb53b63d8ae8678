import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { PASSWORD_RULE } from '#shared/forms/password-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import type { PersonValues } from './person-values.form.js';

/** The phone number of an agent is required. */
const PHONE = { user: { label: 'Phone' }, agent: { label: 'Agent Phone', required: true } } as const;

const PERSON = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true },
  { name: 'phone', label: 'Phone', autoComplete: 'tel' },
  { name: 'password', label: 'Password', autoComplete: 'new-password', type: 'password', required: true },
  {
    name: 'confirmPassword',
    label: 'Confirm Password',
    autoComplete: 'new-password',
    type: 'password',
    required: true,
  },
] as const;

interface PersonFieldsProps {
  /** Whose account it is: of a company's person, or of an agent. */
  readonly of: Agreement;
  readonly email: string;
  /** The field of a form, and what is wrong with it. */
  readonly fieldOf: (name: keyof PersonValues) => UseFormRegisterReturn & { readonly error: string | undefined };
}

/** Who gets an account. The address is known already. */
export const PersonFields = ({ of, email, fieldOf }: PersonFieldsProps) => (
  <>
    <h2>About you</h2>
    <TextField id="email" type="email" label="Email" autoComplete="username" readOnly value={email} />
    {PERSON.map(({ name, ...line }) => (
      <TextField key={name} id={name} {...line} {...(name === 'phone' ? PHONE[of] : {})} {...fieldOf(name)} />
    ))}
    <p className="sub">{PASSWORD_RULE}</p>
  </>
);
