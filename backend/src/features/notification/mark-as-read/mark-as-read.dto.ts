import { IsOptional } from 'class-validator';
import { IsId } from '#http/is-id.decorator';

/**
 * PUT mark-notification-as-read: `notificationId` and `userId` for one, `recipientId` alone for all. The specification
 * has them in the query, our page in the body; users are the actor.
 */
export class MarkAsReadDto {
  @IsOptional() @IsId() notificationId?: string;
  @IsOptional() @IsId() userId?: string;
  @IsOptional() @IsId() recipientId?: string;
}
