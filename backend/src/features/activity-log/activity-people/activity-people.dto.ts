import { IsOptional } from 'class-validator';
import { searchedWords } from '@covertrail/domain/fields/call-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';

/** GET activity-log/people: without a keyword the first ones by name. */
export class ActivityPeopleDto {
  /** Words to search for in the name; the beginning of a word is enough. */
  @IsOptional() @Fits(searchedWords) keyword?: string;
}
