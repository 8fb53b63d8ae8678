import { country, postalCode } from '@covertrail/domain/fields/company-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** Query of GET address/place [A14]. */
export class PostalPlaceDto {
  @Fits(country) readonly country!: string;
  @Fits(postalCode) readonly code!: string;
}
