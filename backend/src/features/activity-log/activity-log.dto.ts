import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { positionKey } from '@covertrail/domain/fields/call-fields';
import { FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

const FEATURES = [...new Set(Object.values(FEATURE_OF))].sort();
/** Deeper pages are reached by `after`. */
const MAX_PAGE = 50;
const MAX_SIZE = 200;

const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;

/** The filters of an activity log. `from` and `to` are days of the reader's company, both included. */
export class ActivityFilterDto {
  @IsOptional() @IsId() company?: string;
  @IsOptional() @IsId() policy?: string;
  @IsOptional() @IsId() user?: string;
  @IsOptional() @Fits(calendarDate) from?: string;
  @IsOptional() @Fits(calendarDate) to?: string;
  @IsOptional() @IsIn(FEATURES) feature?: string;
}

/** GET activity-log: newest first. */
export class ActivityListDto extends ActivityFilterDto {
  @IsOptional() @Transform(asNumber) @IsInt() @Min(1) @Max(MAX_PAGE) page?: number;
  @IsOptional() @Transform(asNumber) @IsInt() @Min(1) @Max(MAX_SIZE) size?: number;
  /** The `next` of the page before. */
  @IsOptional() @Fits(positionKey) after?: string;
}
