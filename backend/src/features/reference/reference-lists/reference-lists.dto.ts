import { IsIn, IsOptional } from 'class-validator';
import { REGIONS } from '@covertrail/wording/reference/reference-lists';

/** Query of the reference lists: `regionId` 1 is the US, 2 Canada; the US when absent. */
export class ReferenceListsDto {
  @IsOptional() @IsIn(REGIONS.map(({ id }) => String(id))) regionId?: string;
}
