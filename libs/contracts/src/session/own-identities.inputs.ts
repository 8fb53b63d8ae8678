import { entryText } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { PasswordAgainDto } from './second-factor.inputs.js';

/** POST user/identities/end [A05]: the address of the provider, as the list names it. */
export class UnlinkIdentityDto extends PasswordAgainDto {
  @Fits(entryText) readonly provider!: string;
}
