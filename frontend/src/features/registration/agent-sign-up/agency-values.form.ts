import type { NewAgencyDto } from '@covertrail/contracts/registration/agent-sign-up.inputs';
import { agentLicense, faxNumber } from '@covertrail/domain/fields/account-fields';
import { managementSystem } from '@covertrail/domain/fields/agent-fields';
import type { SignUpSystem } from '@covertrail/domain/fields/agency-system-fields';
import { agencyName, type InsuredText } from '@covertrail/domain/fields/company-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { EMPTY_PLACE, PLACE_RULES } from '#shared/addresses/place-values.form';
import { nameOfSystem, OTHER_SYSTEM } from '#shared/choices/management-systems';
import type { FormRules } from '#shared/forms/field-resolver';
import { EMPTY_SYSTEM, givenSystem, LISTED_AS, SYSTEM_RULES, type SystemValues } from './agency-system.form.js';
import { AGENT_RULES, EMPTY_PERSON, givenPerson } from '../new-person/person-values.form.js';

/** The second step of an agency as it is filled in. `otherSystem`: the name of a system that is not listed. */
export type AgencyValues = Readonly<Required<Omit<NewAgencyDto, 'timeZone' | 'acceptTerms'>>> &
  SystemValues & { readonly otherSystem: string };

/** What is sent: with the fields of a system for an agency that signs up from it. */
export type GivenAgency = NewAgencyDto & Partial<ReturnType<typeof givenSystem>>;

export const AGENCY_RULES: FormRules<AgencyValues> = {
  ...AGENT_RULES,
  agencyName,
  managementSystem,
  otherSystem: (value, all) =>
    all.managementSystem === OTHER_SYSTEM ? managementSystem.check(value) : optional(managementSystem).check(value),
  license: agentLicense,
  fax: optional(faxNumber),
  ...SYSTEM_RULES,
  ...PLACE_RULES,
};

export const EMPTY_AGENCY: AgencyValues = {
  ...EMPTY_PERSON,
  agencyName: '',
  managementSystem: '',
  otherSystem: '',
  license: '',
  fax: '',
  logoUploadId: '',
  ...EMPTY_SYSTEM,
  ...EMPTY_PLACE,
};

/** Those of the form as it opens from a system. */
export const agencyOf = (system: SignUpSystem | null): AgencyValues =>
  system === null ? EMPTY_AGENCY : { ...EMPTY_AGENCY, amsName: system, managementSystem: LISTED_AS[system] };

/** The form of an agent who accepted the terms as they stand today; the agency has the time zone of this browser. */
export function givenAgency(values: AgencyValues): GivenAgency {
  const { agencyName: name, license, fax, logoUploadId, amsName } = values;
  const { address1, address2, city, state, postalCode, country } = values;
  return {
    ...givenPerson(values, 'agent'),
    agencyName: name,
    managementSystem: nameOfSystem(values),
    license,
    fax,
    ...{ address1, address2, city, state, postalCode, country },
    ...(logoUploadId === '' ? {} : { logoUploadId }),
    ...(amsName === '' ? {} : givenSystem(amsName, values)),
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
