import { IsOptional } from 'class-validator';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';

/** Query of the shares of one insured; of all clients of the agency without it. */
export class ShareListDto extends PageDto {
  @IsOptional() @IsId() insuredCompanyId?: string;
}
