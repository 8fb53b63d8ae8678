import type { NewAgencyDto } from '@covertrail/contracts/registration/agent-sign-up.inputs';
import { agentLicense, faxNumber } from '@covertrail/domain/fields/account-fields';
import { managementSystem } from '@covertrail/domain/fields/agent-fields';
import { agencyName, type InsuredText } from '@covertrail/domain/fields/company-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { EMPTY_PLACE, PLACE_RULES } from '#shared/addresses/place-values.form';
import { nameOfSystem, OTHER_SYSTEM } from '#shared/choices/management-systems';
import type { FormRules } from '#shared/forms/field-resolver';
import { AGENT_RULES, EMPTY_PERSON, givenPerson } from '../new-person/person-values.form.js';

/** The second step of an agency as it is filled in. `otherSystem`: the name of a system that is not listed. */
export type AgencyValues = Readonly<Required<Omit<NewAgencyDto, 'timeZone' | 'acceptTerms'>>> & {
  readonly otherSystem: string;
};

export const AGENCY_RULES: FormRules<AgencyValues> = {
  ...AGENT_RULES,
  agencyName,
  managementSystem,
  otherSystem: (value, all) =>
    all.managementSystem === OTHER_SYSTEM ? managementSystem.check(value) : optional(managementSystem).check(value),
  license: agentLicense,
  fax: optional(faxNumber),
  ...PLACE_RULES,
};

export const EMPTY_AGENCY: AgencyValues = {
  ...EMPTY_PERSON,
  agencyName: '',
  managementSystem: '',
  otherSystem: '',
  license: '',
  fax: '',
  ...EMPTY_PLACE,
};

/** The form of an agent who accepted the terms as they stand today; the agency has the time zone of this browser. */
export function givenAgency({ otherSystem, ...values }: AgencyValues): NewAgencyDto {
  return {
    ...values,
    ...givenPerson(values, 'agent'),
    managementSystem: nameOfSystem({ ...values, otherSystem }),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** What of the form is counted together. */
export const agencyTextOf = (values: AgencyValues): InsuredText => ({
  companyName: values.agencyName,
  address1: values.address1,
  address2: values.address2,
  city: values.city,
  state: values.state,
  postalCode: values.postalCode,
});
