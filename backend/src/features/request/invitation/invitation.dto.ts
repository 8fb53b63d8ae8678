import { linkToken } from '@covertrail/domain/fields/link-fields';
import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';

/** POST policy/request/invitation: the token of the link is in the body, which no log and no proxy records. */
export class InvitationDto {
  @Fits(linkToken) token!: string;
}

/** POST policy/request/invitation/decline. */
export class DeclineInvitationDto {
  @Fits(linkToken) token!: string;
  @Fits(reason) reason!: string;
}
