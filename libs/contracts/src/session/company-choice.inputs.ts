import { logInChallenge } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** POST user/company: the company for which the person goes on. */
export class SwitchCompanyDto {
  @IsId() readonly companyId!: string;
}

/** POST authenticate/company [A02]. */
export class ChooseCompanyDto extends SwitchCompanyDto {
  @Fits(logInChallenge) readonly challenge!: string;
}
