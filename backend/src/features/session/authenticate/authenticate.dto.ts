import { IsOptional } from 'class-validator';
import { LOGIN_EMAIL, LOGIN_PASSWORD } from '@covertrail/domain/fields/account-fields';
import { Fits } from '../../../http/fits.decorator.js';

/** POST authenticate (spec 1 section 7). `captcha` is accepted and not yet asked for. */
export class AuthenticateDto {
  @Fits(LOGIN_EMAIL) email!: string;
  @Fits(LOGIN_PASSWORD) password!: string;
  @IsOptional() captcha?: string;
}
