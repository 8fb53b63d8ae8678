import { IsIn, IsOptional } from 'class-validator';
import { REGION_CODES, REGION_TABLE } from '@covertrail/domain/insurance/lines/regions';

/** Query of the reference lists: `regionId` 1 is the US, 2 Canada; the US when absent. */
export class ReferenceListsDto {
  @IsOptional() @IsIn(REGION_CODES.map((code) => String(REGION_TABLE[code].id))) readonly regionId?: string;
}
