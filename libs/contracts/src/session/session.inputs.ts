import { IsOptional } from 'class-validator';
import {
  forgetfulEmail,
  loginEmail,
  loginPassword,
  password as newPassword,
} from '@covertrail/domain/fields/account-fields';
import { typedCaptcha } from '@covertrail/domain/fields/call-fields';
import { linkToken } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { SameAs } from '../inputs/same-as.decorator.js';

/** POST authenticate [A01]. `captcha` is accepted and ignored. */
export class AuthenticateDto {
  @Fits(loginEmail) readonly email!: string;
  @Fits(loginPassword) readonly password!: string;
  /** Accepted and ignored. */
  @IsOptional() @Fits(typedCaptcha) readonly captcha?: string;
}

/** PUT user/updatepassword [A10]. */
export class UpdatePasswordDto {
  @Fits(loginEmail) readonly email!: string;
  @Fits(loginPassword) readonly oldPassword!: string;
  @Fits(newPassword) readonly password!: string;
  @SameAs('password', 'Password does not match') readonly confirmPassword!: string;
}

/** POST user/resetpassword [A10]. */
export class ForgotPasswordDto {
  @Fits(forgetfulEmail) readonly email!: string;
}

/** POST user/resetpassword/link: the token of the link is in the body, which no log and no proxy records. */
export class PasswordLinkDto {
  @Fits(linkToken) readonly resetToken!: string;
}

/** POST user/resetpassword/new [A10]. */
export class ResetPasswordDto extends PasswordLinkDto {
  @Fits(newPassword) readonly password!: string;
  @SameAs('password', 'Password does not match') readonly confirmPassword!: string;
}
