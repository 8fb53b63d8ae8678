import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { Fits } from '#http/fits.decorator';

/** Query of GET policy/request/company/byemail. */
export class CompanyByEmailDto {
  @Fits(invitedEmail) email!: string;
}
