import type { FoundCompanyDto } from '@covertrail/contracts/registration/registration.inputs';
import {
  address1,
  address2,
  city,
  companyName,
  country,
  type InsuredText,
  postalCode,
  state,
  taxId,
} from '@covertrail/domain/fields/company-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { COUNTRIES } from '#shared/choices/countries';
import type { FormRules } from '#shared/forms/field-resolver';

/** A further company as its form is filled in. */
export type NewCompanyValues = Readonly<Required<Omit<FoundCompanyDto, 'timeZone' | 'acceptTerms'>>>;

export const NEW_COMPANY_RULES: FormRules<NewCompanyValues> = {
  companyName,
  taxId,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
};

export const EMPTY_COMPANY: NewCompanyValues = {
  companyName: '',
  taxId: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: COUNTRIES[0]!.value,
};

/** The company of a person who accepted the terms as they stand today; it has the time zone of this browser. */
export const givenCompany = ({ taxId: stated, ...values }: NewCompanyValues): FoundCompanyDto => ({
  ...values,
  ...(stated.trim() === '' ? {} : { taxId: stated }),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  acceptTerms: AGREEMENTS.user,
});

/** What of the form is counted together. */
export const insuredTextOf = ({ taxId: _taxId, country: _country, ...text }: NewCompanyValues): InsuredText => text;
