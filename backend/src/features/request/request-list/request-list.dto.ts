import { IsIn, IsOptional } from 'class-validator';
import type { RequestRow } from '@covertrail/domain/request/request.views';
import { PageDto } from '../../../http/page.dto.js';

const STATES: readonly RequestRow['state'][] = ['open', 'responded', 'declined', 'canceled'];

/** Query of every list of requests. */
export class RequestListDto extends PageDto {
  @IsOptional() @IsIn(STATES) state?: RequestRow['state'];
}
