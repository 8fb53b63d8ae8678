import { linkToken } from '@covertrail/domain/fields/link-fields';
import { Fits } from './fits.decorator.js';

/** What opens something by the secret of a link in a mail. It is sent in the body, because addresses are written to logs. */
export class LinkDto {
  @Fits(linkToken) readonly token!: string;
}
