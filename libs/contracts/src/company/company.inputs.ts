import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { agentLicense, faxNumber, phone } from '@covertrail/domain/fields/account-fields';
import { managementSystem } from '@covertrail/domain/fields/agent-fields';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import {
  address1,
  address2,
  city,
  companyName,
  country,
  ownTaxId,
  postalCode,
  state,
} from '@covertrail/domain/fields/company-fields';
import { PagingDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';

const ROLES: readonly CompanyRole[] = ['requester', 'insured', 'agency'];

/** Query of the company search: from three letters [A07]. */
export class CompanySearchDto extends PagingDto {
  @Fits(searchedName) readonly keyword!: string;
  /** Default: `insured`. */
  @IsOptional() @IsIn(ROLES) readonly role?: CompanyRole;
}

/** PUT company/profile [I01]: as it is from then on; an empty second line or phone number takes it away. */
export class ChangeCompanyProfileDto {
  @WithoutHtml() @Fits(companyName) readonly companyName!: string;
  @WithoutHtml() @Fits(address1) readonly address1!: string;
  @IsOptional() @WithoutHtml() @Fits(address2) readonly address2?: string;
  @WithoutHtml() @Fits(city) readonly city!: string;
  @WithoutHtml() @Fits(state) readonly state!: string;
  @Fits(postalCode) readonly postalCode!: string;
  /** Two letters of ISO 3166; default: where the company is. Amounts stay in the currency of the country where it was registered. */
  @IsOptional() @Fits(country) readonly country?: string;
  @IsOptional() @WithoutHtml() @Fits(phone) readonly phone?: string;
}

/** PUT company/tax-id [I01]. */
export class ChangeTaxIdDto {
  @Fits(ownTaxId) readonly taxId!: string;
}

/** PUT company/agency [A08]: as it is from then on; an empty license or fax number takes it away. */
export class ChangeAgencyDetailsDto {
  @WithoutHtml() @Fits(managementSystem) readonly managementSystem!: string;
  @IsOptional() @WithoutHtml() @Fits(agentLicense) readonly license?: string;
  @IsOptional() @WithoutHtml() @Fits(faxNumber) readonly fax?: string;
}

/** PUT company/training [B04]. */
export class ChangeTrainingModeDto {
  @IsBoolean() readonly isInTraining!: boolean;
}

/** PUT company/logo [I01]: the picture that was uploaded. */
export class ChooseLogoDto {
  @IsId() readonly uploadId!: string;
}

/** Path of GET company/:companyId/logo/:logoId. */
export class CompanyLogoPath {
  @IsId() readonly companyId!: string;
  @IsId() readonly logoId!: string;
}
