import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { agentLicense, faxNumber } from '@covertrail/domain/fields/account-fields';
import { managementSystem } from '@covertrail/domain/fields/agent-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { chosenSystem, OTHER_SYSTEM, type ChosenSystem } from '#shared/choices/management-systems';
import type { FormRules } from '#shared/forms/field-resolver';

export interface AgencyDetailsValues extends ChosenSystem {
  readonly license: string;
  readonly fax: string;
}

export const AGENCY_DETAILS_RULES: FormRules<AgencyDetailsValues> = {
  managementSystem,
  otherSystem: (value, all) =>
    all.managementSystem === OTHER_SYSTEM ? managementSystem.check(value) : optional(managementSystem).check(value),
  license: agentLicense,
  fax: faxNumber,
};

/** As the agency states it now. */
export const agencyDetailsValues = ({
  managementSystem: name,
  license,
  fax,
}: NonNullable<CompanyProfileReply['agency']>): AgencyDetailsValues => ({ ...chosenSystem(name), license, fax });
