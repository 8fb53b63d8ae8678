import { IsOptional, IsString, MaxLength } from 'class-validator';

/** GET activity-log/people: without a keyword the first ones by name. */
export class ActivityPeopleDto {
  /** Words to search for in the name; the beginning of a word is enough. */
  @IsOptional() @IsString() @MaxLength(200) keyword?: string;
}
