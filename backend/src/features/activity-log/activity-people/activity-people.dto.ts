import { IsOptional, IsString, MaxLength } from 'class-validator';

/** GET activity-log/people: without a keyword the first by name. */
export class ActivityPeopleDto {
  /** Beginnings of words of the name. */
  @IsOptional() @IsString() @MaxLength(200) keyword?: string;
}
