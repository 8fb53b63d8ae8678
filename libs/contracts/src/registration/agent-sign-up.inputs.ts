import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { agentLicense, faxNumber, signUpEmail } from '@covertrail/domain/fields/account-fields';
import {
  amsAgencyId,
  sagittaAccount,
  sagittaFurther,
  sagittaPassword,
  sagittaServer,
  sagittaUser,
  SIGN_UP_SYSTEMS,
  type SignUpSystem,
} from '@covertrail/domain/fields/agency-system-fields';
import { managementSystem } from '@covertrail/domain/fields/agent-fields';
import {
  address1,
  address2,
  agencyName,
  city,
  country,
  postalCode,
  state,
  timeZone,
} from '@covertrail/domain/fields/company-fields';
import { linkToken } from '@covertrail/domain/fields/link-fields';
import type { PartnerKey } from '@covertrail/domain/fields/partners';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { ByPartner } from '../inputs/by-partner.decorator.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';
import { NewAgentDto } from './new-person.inputs.js';

/** An agent, and the agency that is founded [A08]. */
export class NewAgencyDto extends NewAgentDto {
  @WithoutHtml() @Fits(agencyName) readonly agencyName!: string;
  @Fits(managementSystem) readonly managementSystem!: string;
  @IsOptional() @Fits(agentLicense) readonly license?: string;
  @IsOptional() @Fits(faxNumber) readonly fax?: string;
  @WithoutHtml() @Fits(address1) readonly address1!: string;
  @IsOptional() @WithoutHtml() @Fits(address2) readonly address2?: string;
  @WithoutHtml() @Fits(city) readonly city!: string;
  @WithoutHtml() @Fits(state) readonly state!: string;
  @Fits(postalCode) readonly postalCode!: string;
  @Fits(country) readonly country!: string;
  /** IANA name, of the browser. */
  @Fits(timeZone) readonly timeZone!: string;
  /** The picture that `uploadSignUpLogo` took. */
  @IsOptional() @IsId() readonly logoUploadId?: Uuid;
}

/** POST user/agent-signup. */
export class SignUpAgencyDto extends NewAgencyDto {
  @Fits(signUpEmail) readonly email!: string;
  @ByPartner() readonly partner?: PartnerKey;
}

/** Whether the agency signs up from this system, which has fields of its own. */
const of = (system: SignUpSystem) => ValidateIf(({ amsName }: SignUpFromSystemDto) => amsName === system);

/** POST user/agent-signup/system: an agency that signs up from its own system, as that knows it [A08]. */
export class SignUpFromSystemDto extends SignUpAgencyDto {
  @IsIn(SIGN_UP_SYSTEMS) readonly amsName!: SignUpSystem;
  @of('HawkSoft') @Fits(amsAgencyId) readonly externalAgencyId?: string;
  @of('Sagitta') @Fits(sagittaServer) readonly sagittaServerUrl?: string;
  @of('Sagitta') @Fits(sagittaAccount) readonly sagittaAccount?: string;
  @of('Sagitta') @Fits(sagittaUser) readonly sagittaUsername?: string;
  @of('Sagitta') @Fits(sagittaPassword) readonly sagittaPassword?: string;
  @of('Sagitta') @IsOptional() @Fits(sagittaFurther) readonly sagittaServerPool?: string;
  @of('Sagitta') @IsOptional() @Fits(sagittaFurther) readonly sagittaOnlineCode?: string;
}

/** POST user/agent-signup/join: an agent who asks to join an agency that is there already. */
export class JoinAgencyDto extends NewAgentDto {
  @Fits(signUpEmail) readonly email!: string;
  @IsId() readonly companyId!: Uuid;
  @ByPartner() readonly partner?: PartnerKey;
}

/** The token of the link by which a company invited an agent: in the body, which no log and no proxy records. */
export class AgentLinkDto {
  @Fits(linkToken) readonly token!: string;
}

/** POST user/agent-signup/activate: the same as a sign-up; the link proves the address. */
export class ActivateAgencyDto extends NewAgencyDto {
  @Fits(linkToken) readonly token!: string;
}

/** POST user/agent-signup/activate/join. */
export class ActivateInAgencyDto extends NewAgentDto {
  @Fits(linkToken) readonly token!: string;
  @IsId() readonly companyId!: Uuid;
}
