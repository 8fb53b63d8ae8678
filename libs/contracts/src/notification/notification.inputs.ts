import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../calls/page.inputs.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.js';

/**
 * PUT mark-notification-as-read: `notificationId` and `userId` for one, `recipientId` alone for all [B02]. They may
 * be in the query; our page has them in the body. Users are the actor.
 */
export class MarkAsReadDto {
  @IsOptional() @IsId() readonly notificationId?: string;
  @IsOptional() @IsId() readonly userId?: string;
  @IsOptional() @IsId() readonly recipientId?: string;
}

/** Query of GET notifications: `userId` is the actor's own. */
export class NotificationListDto extends PageDto {
  @IsOptional() @IsId() readonly userId?: string;
  /** Only those that the reader has not read. */
  @IsOptional() @IsIn(['yes']) readonly unread?: 'yes';
  @IsOptional() @IsIn(NOTIFICATION_KINDS) readonly kind?: NotificationKind;
}
