import { IsIn, IsOptional } from 'class-validator';
import { signUpEmail } from '@covertrail/domain/fields/account-fields';
import {
  address1,
  address2,
  city,
  companyName,
  country,
  ownTaxId,
  postalCode,
  state,
  taxId,
  timeZone,
} from '@covertrail/domain/fields/company-fields';
import { foundersAgent } from '@covertrail/domain/fields/agent-fields';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import { linkToken } from '@covertrail/domain/fields/link-fields';
import type { PartnerKey } from '@covertrail/domain/fields/partners';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { AGREEMENTS, type Agreement } from '@covertrail/domain/user/user.contract';
import { ByPartner } from '../inputs/by-partner.decorator.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';
import { NewPersonDto } from './new-person.inputs.js';

/** As whom a person signs up: of a company, or as an agent [A08]. */
class SigningUpDto {
  @IsOptional() @IsIn(Object.keys(AGREEMENTS)) readonly role?: Agreement;
}

/** POST user/lookup [A07]. */
export class EmailLookUpDto extends SigningUpDto {
  @Fits(signUpEmail) readonly email!: string;
}

/** POST user/signup [A07]: a person, and the company that is founded. */
export class SignUpDto extends NewPersonDto {
  @Fits(signUpEmail) readonly email!: string;
  @WithoutHtml() @Fits(companyName) readonly companyName!: string;
  @IsOptional() @Fits(taxId) readonly taxId?: string;
  /** Of its insurance agent, who is invited as soon as the company is founded. */
  @IsOptional() @Fits(foundersAgent) readonly agentEmail?: string;
  @WithoutHtml() @Fits(address1) readonly address1!: string;
  @IsOptional() @WithoutHtml() @Fits(address2) readonly address2?: string;
  @WithoutHtml() @Fits(city) readonly city!: string;
  @WithoutHtml() @Fits(state) readonly state!: string;
  @Fits(postalCode) readonly postalCode!: string;
  @Fits(country) readonly country!: string;
  /** IANA name, of the browser. */
  @Fits(timeZone) readonly timeZone!: string;
  @ByPartner() readonly partner?: PartnerKey;
}

/** POST user/company/new [A02]: the company that a person founds who is logged in. */
export class FoundCompanyDto {
  @WithoutHtml() @Fits(companyName) readonly companyName!: string;
  @IsOptional() @Fits(ownTaxId) readonly taxId?: string;
  @WithoutHtml() @Fits(address1) readonly address1!: string;
  @IsOptional() @WithoutHtml() @Fits(address2) readonly address2?: string;
  @WithoutHtml() @Fits(city) readonly city!: string;
  @WithoutHtml() @Fits(state) readonly state!: string;
  @Fits(postalCode) readonly postalCode!: string;
  @Fits(country) readonly country!: string;
  /** IANA name, of the browser. */
  @Fits(timeZone) readonly timeZone!: string;
  /** The version of the license agreement that the person saw and accepted. */
  @IsIn([AGREEMENTS.user]) readonly acceptTerms!: string;
}

/** POST user/signup/join [A07]: a person who asks to join a company that is there already. */
export class JoinCompanyDto extends NewPersonDto {
  @Fits(signUpEmail) readonly email!: string;
  @IsId() readonly companyId!: Uuid;
  @ByPartner() readonly partner?: PartnerKey;
}

/** GET user/signup/companies: from three letters [A07]. */
export class JoinableCompaniesDto extends SigningUpDto {
  @Fits(searchedName) readonly keyword!: string;
}

/** POST user/verification-user/email: the token of the link is in the body, which no log and no proxy records. */
export class VerifyEmailDto {
  @Fits(linkToken) readonly token!: string;
}

/** POST user/verification-user/resend [A09]. */
export class ResendVerificationDto {
  @Fits(signUpEmail) readonly email!: string;
  @ByPartner() readonly partner?: PartnerKey;
}
