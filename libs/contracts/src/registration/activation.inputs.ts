import { IsIn, IsOptional } from 'class-validator';
import { phone } from '@covertrail/domain/fields/account-fields';
import { linkToken } from '@covertrail/domain/fields/link-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { NamedPersonDto } from './new-person.inputs.js';

/** The token of the link that invites somebody to a company: in the body, which no log and no proxy records. */
export class ActivationLinkDto {
  @Fits(linkToken) readonly token!: string;
}

/** POST user/activation: who was invited and has no account yet. */
export class ActivateAccountDto extends NamedPersonDto {
  @IsOptional() @Fits(phone) readonly phone?: string;
  /** The version of the license agreement that the person saw and accepted: of the company's people, or of agents. */
  @IsIn(Object.values(AGREEMENTS)) readonly acceptTerms!: string;
  @Fits(linkToken) readonly token!: string;
}
