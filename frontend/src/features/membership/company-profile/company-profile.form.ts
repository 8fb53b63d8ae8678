import type { ChangeCompanyProfileDto } from '@covertrail/contracts/company/company.inputs';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { phone } from '@covertrail/domain/fields/account-fields';
import {
  address1,
  address2,
  city,
  companyName,
  country,
  postalCode,
  state,
} from '@covertrail/domain/fields/company-fields';
import type { FormRules } from '#shared/forms/field-resolver';

/** The profile of a company as it is filled in. */
export type ProfileValues = Readonly<Required<ChangeCompanyProfileDto>>;

export const PROFILE_RULES: FormRules<ProfileValues> = {
  companyName,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
  phone,
};

export const PROFILE_FIELDS = [
  { name: 'companyName', label: 'Company Name', autoComplete: 'organization', required: true },
  { name: 'address1', label: 'Address 1', autoComplete: 'address-line1', required: true },
  { name: 'address2', label: 'Address 2', autoComplete: 'address-line2' },
  { name: 'postalCode', label: 'Zip Code', autoComplete: 'postal-code', required: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', required: true },
  { name: 'phone', label: 'Phone', autoComplete: 'tel' },
] as const;

export const profileValues = ({ name, address, phone: number }: CompanyProfileReply): ProfileValues => ({
  companyName: name,
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  state: address.state,
  postalCode: address.postalCode,
  country: address.country,
  phone: number ?? '',
});
