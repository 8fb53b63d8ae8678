import { loginEmail, loginPassword, password as newPassword } from '@covertrail/domain/fields/account-fields';
import { Fits } from '#http/fits.decorator';
import { SameAs } from '#http/same-as.decorator';

/** PUT user/updatepassword (spec 1 section 7). */
export class UpdatePasswordDto {
  @Fits(loginEmail) email!: string;
  @Fits(loginPassword) oldPassword!: string;
  @Fits(newPassword) password!: string;
  @SameAs('password', 'Password does not match') confirmPassword!: string;
}
