import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '#http/page.dto';

/** Query of the policies that may answer a request: those that are over are a list of their own. */
export class RespondChoicesDto extends PageDto {
  @IsOptional() @IsIn(['current', 'over']) which?: 'current' | 'over';
}
