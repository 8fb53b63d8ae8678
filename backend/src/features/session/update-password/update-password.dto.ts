import { LOGIN_EMAIL, LOGIN_PASSWORD, NEW_PASSWORD } from '@covertrail/domain/fields/account-fields';
import { Fits } from '../../../http/fits.decorator.js';
import { SameAs } from '../../../http/same-as.decorator.js';

/** PUT user/updatepassword (spec 1 section 7). */
export class UpdatePasswordDto {
  @Fits(LOGIN_EMAIL) email!: string;
  @Fits(LOGIN_PASSWORD) oldPassword!: string;
  @Fits(NEW_PASSWORD) password!: string;
  @SameAs('password', 'Password does not match') confirmPassword!: string;
}
