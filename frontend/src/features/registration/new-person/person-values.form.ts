import type { NewPersonDto } from '@covertrail/contracts/registration/new-person.inputs';
import { confirmedPassword, firstName, lastName, password, phone } from '@covertrail/domain/fields/account-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import type { FormRules } from '#shared/forms/field-resolver';

/** What everybody enters who gets an account. */
export type PersonValues = Readonly<Required<Omit<NewPersonDto, 'acceptTerms'>>>;

export const PERSON_RULES: FormRules<PersonValues> = {
  firstName,
  lastName,
  phone,
  password,
  confirmPassword: (value, all) => confirmedPassword(all.password).check(value),
};

export const EMPTY_PERSON: PersonValues = { firstName: '', lastName: '', phone: '', password: '', confirmPassword: '' };

/** A person who accepted the terms as they stand today. */
export const givenPerson = (values: PersonValues): NewPersonDto => ({ ...values, acceptTerms: AGREEMENTS.user });
