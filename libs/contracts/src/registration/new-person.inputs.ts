import { IsIn, IsOptional } from 'class-validator';
import {
  agentPhone,
  firstName,
  lastName,
  password as newPassword,
  phone,
} from '@covertrail/domain/fields/account-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { SameAs } from '../inputs/same-as.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';

/** What everybody enters who gets an account. */
export class NamedPersonDto {
  @WithoutHtml() @Fits(firstName) readonly firstName!: string;
  @WithoutHtml() @Fits(lastName) readonly lastName!: string;
  @Fits(newPassword) readonly password!: string;
  @SameAs('password', 'Password does not match') readonly confirmPassword!: string;
}

/** A person of a company [A07] [A10]. */
export class NewPersonDto extends NamedPersonDto {
  @IsOptional() @Fits(phone) readonly phone?: string;
  /** The version of the license agreement that the person saw and accepted. */
  @IsIn([AGREEMENTS.user]) readonly acceptTerms!: string;
}

/** An agent [A08]. */
export class NewAgentDto extends NamedPersonDto {
  @Fits(agentPhone) readonly phone!: string;
  /** The version of the license agreement of agents that the person saw and accepted. */
  @IsIn([AGREEMENTS.agent]) readonly acceptTerms!: string;
}
