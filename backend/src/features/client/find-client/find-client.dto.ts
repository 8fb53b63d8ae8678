import { searchedName } from '@covertrail/domain/fields/client-fields';
import { Fits } from '#http/fits.decorator';

/** GET agent/client/search. */
export class FindClientDto {
  @Fits(searchedName) keyword!: string;
}
