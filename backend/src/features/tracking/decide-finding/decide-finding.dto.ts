import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '#http/fits.decorator';

const DECISIONS = ['accepted', 'refused'] as const;

/** POST tracking/{id}/decision: about one finding, as its sentence reads; from today on where no day is named. */
export class DecideFindingDto {
  @IsString() @MaxLength(200) rule!: string;
  @IsIn(DECISIONS) decision!: (typeof DECISIONS)[number];
  @Fits(reason) reason!: string;
  @IsString() @MaxLength(2000) sentence!: string;
  @IsOptional() @Fits(effectiveOn) effectiveFrom?: string;
}
