import { IsOptional, IsString, MaxLength } from 'class-validator';
import { loginEmail, loginPassword } from '@covertrail/domain/fields/account-fields';
import { Fits } from '#http/fits.decorator';

/** POST authenticate (spec 1 section 7). `captcha` is accepted and ignored. */
export class AuthenticateDto {
  @Fits(loginEmail) email!: string;
  @Fits(loginPassword) password!: string;
  @IsOptional() @IsString() @MaxLength(20) captcha?: string;
}
