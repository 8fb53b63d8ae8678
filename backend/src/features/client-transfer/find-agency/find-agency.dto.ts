import { searchedName } from '@covertrail/domain/fields/client-fields';
import { Fits } from '#http/fits.decorator';

/** GET agent/agencies. */
export class FindAgencyDto {
  @Fits(searchedName) keyword!: string;
}
