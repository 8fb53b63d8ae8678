import type { FoundCompanyDto } from '@covertrail/contracts/registration/registration.inputs';
import { companyName, type InsuredText, taxId } from '@covertrail/domain/fields/company-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { EMPTY_PLACE, PLACE_RULES } from '#shared/addresses/place-values.form';
import type { FormRules } from '#shared/forms/field-resolver';

/** A further company as its form is filled in. */
export type NewCompanyValues = Readonly<Required<Omit<FoundCompanyDto, 'timeZone' | 'acceptTerms'>>>;

export const NEW_COMPANY_RULES: FormRules<NewCompanyValues> = {
  companyName,
  taxId,
  ...PLACE_RULES,
};

export const EMPTY_COMPANY: NewCompanyValues = {
  companyName: '',
  taxId: '',
  ...EMPTY_PLACE,
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
