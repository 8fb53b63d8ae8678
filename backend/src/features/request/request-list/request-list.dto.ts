import { IsIn, IsOptional } from 'class-validator';
import type { RequestRow } from '@covertrail/domain/request/request.views';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';

const STATES: readonly RequestRow['state'][] = ['open', 'responded', 'declined', 'canceled'];

/** Query of every list of requests: `requestId` asks for one of them, `insuredCompanyId` for those of one client. */
export class RequestListDto extends PageDto {
  @IsOptional() @IsIn(STATES) state?: RequestRow['state'];
  @IsOptional() @IsId() requestId?: string;
  @IsOptional() @IsId() insuredCompanyId?: string;
}
