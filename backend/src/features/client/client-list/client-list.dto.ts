import { IsIn, IsOptional } from 'class-validator';
import { CLIENT_STATUSES, type ClientStatus } from '@covertrail/domain/client/client.views';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';

/** Query of the client list: sorted by `name` or `since`; `insuredCompanyId` asks for one client. */
export class ClientListDto extends PageDto {
  @IsOptional() @IsIn(CLIENT_STATUSES) status?: ClientStatus;
  @IsOptional() @IsId() insuredCompanyId?: string;
}
