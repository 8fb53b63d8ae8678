import { IsOptional } from 'class-validator';
import {
  captcha,
  forgetfulEmail,
  loginEmail,
  loginPassword,
  password as newPassword,
} from '@covertrail/domain/fields/account-fields';
import { captchaId, linkToken, refreshedCaptcha } from '@covertrail/domain/fields/link-fields';
import type { PartnerKey } from '@covertrail/domain/fields/partners';
import { ByPartner } from '../inputs/by-partner.decorator.js';
import { Fits } from '../inputs/fits.decorator.js';
import { SameAs } from '../inputs/same-as.decorator.js';

/** GET captcha [A01]. Every call gives a new one, with or without these. */
export class CaptchaQueryDto {
  /** The address of the log-in. It changes nothing: a captcha is about no account, so that it tells of none. */
  @IsOptional() @Fits(loginEmail) readonly emailId?: string;
  /** The id of the captcha that the new one takes the place of, which is over then. */
  @IsOptional() @Fits(refreshedCaptcha) readonly refreshCaptcha?: string;
}

/** Answers the captcha that the server asked for [A01]; ignored where it asked for none. */
export class CaptchaAnswerDto {
  @IsOptional() @Fits(captchaId) readonly captchaId?: string;
  /** The characters of the picture, or the answer to its question. */
  @IsOptional() @Fits(captcha) readonly captcha?: string;
}

/** POST authenticate [A01]. */
export class AuthenticateDto extends CaptchaAnswerDto {
  @Fits(loginEmail) readonly email!: string;
  @Fits(loginPassword) readonly password!: string;
}

/** PUT user/updatepassword [A10]. */
export class UpdatePasswordDto extends CaptchaAnswerDto {
  @Fits(loginEmail) readonly email!: string;
  @Fits(loginPassword) readonly oldPassword!: string;
  @Fits(newPassword) readonly password!: string;
  @SameAs('password', 'Password does not match') readonly confirmPassword!: string;
}

/** POST user/resetpassword [A10]. */
export class ForgotPasswordDto {
  @Fits(forgetfulEmail) readonly email!: string;
  @ByPartner() readonly partner?: PartnerKey;
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
