import { addressBeginning, country, postalCode } from '@covertrail/domain/fields/company-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** Query of GET address/place [A14]. */
export class PostalPlaceDto {
  @Fits(country) readonly country!: string;
  @Fits(postalCode) readonly code!: string;
}

/** Query of GET address/suggestions and GET address/open-suggestions [A14]. */
export class AddressSearchDto {
  @Fits(country) readonly country!: string;
  /** From three characters. */
  @Fits(addressBeginning) readonly beginning!: string;
}
