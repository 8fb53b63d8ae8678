import { IsIn, IsOptional } from 'class-validator';
import {
  firstName,
  lastName,
  password as newPassword,
  phone,
  signUpEmail,
} from '@covertrail/domain/fields/account-fields';
import {
  address1,
  address2,
  city,
  companyName,
  country,
  postalCode,
  state,
  taxId,
  timeZone,
} from '@covertrail/domain/fields/company-fields';
import { linkToken } from '@covertrail/domain/fields/link-fields';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { SameAs } from '../inputs/same-as.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';

/** POST user/lookup [A07]. */
export class EmailLookUpDto {
  @Fits(signUpEmail) readonly email!: string;
}

/** POST user/signup [A07]: a person, and the company that is founded. */
export class SignUpDto {
  @WithoutHtml() @Fits(firstName) readonly firstName!: string;
  @WithoutHtml() @Fits(lastName) readonly lastName!: string;
  @Fits(signUpEmail) readonly email!: string;
  @IsOptional() @Fits(phone) readonly phone?: string;
  @Fits(newPassword) readonly password!: string;
  @SameAs('password', 'Password does not match') readonly confirmPassword!: string;
  @WithoutHtml() @Fits(companyName) readonly companyName!: string;
  @IsOptional() @Fits(taxId) readonly taxId?: string;
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

/** POST user/verification-user/email: the token of the link is in the body, which no log and no proxy records. */
export class VerifyEmailDto {
  @Fits(linkToken) readonly token!: string;
}

/** POST user/verification-user/resend [A09]. */
export class ResendVerificationDto {
  @Fits(signUpEmail) readonly email!: string;
}
