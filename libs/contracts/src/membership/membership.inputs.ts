import { IsArray, IsIn } from 'class-validator';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { ACCESS_LEVELS, PERMISSIONS, type AccessLevel, type Permission } from '@covertrail/domain/rights/access-levels';
import { IsId } from '../inputs/is-id.decorator.js';

/** Somebody of the caller's company. */
export class ColleagueDto {
  @IsId() readonly membershipId!: Uuid;
}

/** PUT company/people/access: the rights from then on. */
export class ChangeAccessDto extends ColleagueDto {
  @IsIn(ACCESS_LEVELS) readonly access!: AccessLevel;
  @IsArray() @IsIn(PERMISSIONS, { each: true }) readonly permissions!: readonly Permission[];
}
