import { IsIn, IsOptional } from 'class-validator';
import { firstName, lastName, password as newPassword, phone } from '@covertrail/domain/fields/account-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { SameAs } from '../inputs/same-as.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';

/** What everybody enters who gets an account [A07] [A10]. */
export class NewPersonDto {
  @WithoutHtml() @Fits(firstName) readonly firstName!: string;
  @WithoutHtml() @Fits(lastName) readonly lastName!: string;
  @IsOptional() @Fits(phone) readonly phone?: string;
  @Fits(newPassword) readonly password!: string;
  @SameAs('password', 'Password does not match') readonly confirmPassword!: string;
  /** The version of the license agreement that the person saw and accepted. */
  @IsIn([AGREEMENTS.user]) readonly acceptTerms!: string;
}
