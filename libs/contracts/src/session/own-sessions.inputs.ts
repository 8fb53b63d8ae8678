import { linkToken } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** POST user/sessions/end [A17]. */
export class EndSessionDto {
  @IsId() readonly sessionId!: string;
}

/** POST user/sessions/end-by-link: the token of the link in the mail. */
export class EndSessionLinkDto {
  @Fits(linkToken) readonly token!: string;
}
