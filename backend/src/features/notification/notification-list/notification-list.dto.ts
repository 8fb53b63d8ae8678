import { IsOptional } from 'class-validator';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';

/** Query of GET notifications: `userId` is the actor's own. */
export class NotificationListDto extends PageDto {
  @IsOptional() @IsId() userId?: string;
}
