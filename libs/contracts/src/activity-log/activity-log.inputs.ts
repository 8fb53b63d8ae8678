import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { positionKey, searchedWords } from '@covertrail/domain/fields/call-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { AsNumber } from '../inputs/as-number.decorator.js';

const FEATURES = [...new Set(Object.values(FEATURE_OF))].sort();

/** Deeper pages are reached by `after`. */
const MAX_PAGE = 50;
const MAX_SIZE = 200;

/** The filters of an activity log. `from` and `to` are days of the reader's company, both included. */
export class ActivityFilterDto {
  @IsOptional() @IsId() readonly company?: string;
  @IsOptional() @IsId() readonly policy?: string;
  @IsOptional() @IsId() readonly user?: string;
  @IsOptional() @Fits(calendarDate) readonly from?: string;
  @IsOptional() @Fits(calendarDate) readonly to?: string;
  @IsOptional() @IsIn(FEATURES) readonly feature?: string;
}

/** GET activity-log: newest first. */
export class ActivityListDto extends ActivityFilterDto {
  @IsOptional() @AsNumber() @IsInt() @Min(1) @Max(MAX_PAGE) readonly page?: number;
  @IsOptional() @AsNumber() @IsInt() @Min(1) @Max(MAX_SIZE) readonly size?: number;
  /** The `next` of a page before: pages and their total count from there on. */
  @IsOptional() @Fits(positionKey) readonly after?: string;
}

/** GET activity-log/people: without a keyword the first ones by name. */
export class ActivityPeopleDto {
  /** Words to search for in the name; the beginning of a word is enough. */
  @IsOptional() @Fits(searchedWords) readonly keyword?: string;
}
