import type { SignUpDto } from '@covertrail/contracts/registration/registration.inputs';
import { foundersAgent } from '@covertrail/domain/fields/agent-fields';
import { companyName, type InsuredText, taxId } from '@covertrail/domain/fields/company-fields';
import { EMPTY_PLACE, PLACE_RULES } from '#shared/addresses/place-values.form';
import type { FormRules } from '#shared/forms/field-resolver';
import { EMPTY_PERSON, givenPerson, PERSON_RULES } from '../new-person/person-values.form.js';

/** The second step as it is filled in. */
export type SignUpValues = Readonly<Required<Omit<SignUpDto, 'email' | 'timeZone' | 'acceptTerms' | 'partner'>>>;

export const SIGN_UP_RULES: FormRules<SignUpValues> = {
  ...PERSON_RULES,
  companyName,
  taxId,
  agentEmail: foundersAgent,
  ...PLACE_RULES,
};

export const EMPTY_SIGN_UP: SignUpValues = {
  ...EMPTY_PERSON,
  companyName: '',
  taxId: '',
  agentEmail: '',
  ...EMPTY_PLACE,
};

/** The form of a person who accepted the terms as they stand today; the company has the time zone of this browser. */
export const givenSignUp = (email: string, values: SignUpValues): SignUpDto => ({
  ...values,
  ...givenPerson(values, 'user'),
  email,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** What of the form stands together in the box of the insured, and is counted together. */
export const insuredTextOf = (values: SignUpValues): InsuredText => ({
  companyName: values.companyName,
  address1: values.address1,
  address2: values.address2,
  city: values.city,
  state: values.state,
  postalCode: values.postalCode,
});
