import { IsOptional } from 'class-validator';
import { IsId } from '../../../http/is-id.decorator.js';
import { PageDto } from '../../../http/page.dto.js';

/** Query of GET notifications: `userId` is the actor's own. */
export class NotificationListDto extends PageDto {
  @IsOptional() @IsId() userId?: string;
}
