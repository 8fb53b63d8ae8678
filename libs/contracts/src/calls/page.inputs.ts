import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { pageKey, partName, searchedWords } from '@covertrail/domain/fields/call-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { AsNumber } from '../inputs/as-number.decorator.js';

const MAX_SIZE = 200;
const MAX_PAGE = 200;

/** Query of every list that has pages. `page` counts from 1 for the first pages; `after` is the `next` of the page before. */
export class PagingDto {
  @IsOptional() @AsNumber() @IsInt() @Min(1) @Max(MAX_PAGE) readonly page?: number;
  @IsOptional() @AsNumber() @IsInt() @Min(1) @Max(MAX_SIZE) readonly size?: number;
  @IsOptional() @Fits(pageKey) readonly after?: string;
  @IsOptional() @Fits(partName) readonly sort?: string;
  @IsOptional() @IsIn(['asc', 'desc']) readonly direction?: 'asc' | 'desc';
}

/** Query of every list that has pages and a search. */
export class PageDto extends PagingDto {
  /** Words to search for; the beginning of a word is enough. */
  @IsOptional() @Fits(searchedWords) readonly keyword?: string;
}
