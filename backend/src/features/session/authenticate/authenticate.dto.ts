import { IsOptional } from 'class-validator';
import { typedCaptcha } from '@covertrail/domain/fields/call-fields';
import { loginEmail, loginPassword } from '@covertrail/domain/fields/account-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';

/** POST authenticate (spec 1 section 7). `captcha` is accepted and ignored. */
export class AuthenticateDto {
  @Fits(loginEmail) email!: string;
  @Fits(loginPassword) password!: string;
  @IsOptional() @Fits(typedCaptcha) captcha?: string;
}
