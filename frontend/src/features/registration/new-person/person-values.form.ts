import type { NewAgentDto, NewPersonDto } from '@covertrail/contracts/registration/new-person.inputs';
import {
  agentPhone,
  confirmedPassword,
  firstName,
  lastName,
  password,
  phone,
} from '@covertrail/domain/fields/account-fields';
import { AGREEMENTS, type Agreement } from '@covertrail/domain/user/user.contract';
import type { FormRules } from '#shared/forms/field-resolver';

/** What everybody enters who gets an account. */
export type PersonValues = Readonly<Required<Omit<NewPersonDto & NewAgentDto, 'acceptTerms'>>>;

export const PERSON_RULES: FormRules<PersonValues> = {
  firstName,
  lastName,
  phone,
  password,
  confirmPassword: (value, all) => confirmedPassword(all.password).check(value),
};

/** The phone number of an agent is required, in digits [A08]. */
export const AGENT_RULES: FormRules<PersonValues> = { ...PERSON_RULES, phone: agentPhone };

export const EMPTY_PERSON: PersonValues = { firstName: '', lastName: '', phone: '', password: '', confirmPassword: '' };

/** A person who accepted the terms as they stand today, and nothing else of a form. */
export const givenPerson = (
  { firstName: first, lastName: last, phone: number, password: chosen, confirmPassword }: PersonValues,
  of: Agreement,
): NewPersonDto & NewAgentDto => ({
  firstName: first,
  lastName: last,
  phone: number,
  password: chosen,
  confirmPassword,
  acceptTerms: AGREEMENTS[of],
});
