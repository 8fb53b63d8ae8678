import { IsArray, IsIn } from 'class-validator';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { ACCESS_LEVELS, PERMISSIONS, type AccessLevel, type Permission } from '@covertrail/domain/rights/access-levels';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** What somebody may do in the caller's company from then on. */
class RightsDto {
  @IsIn(ACCESS_LEVELS) readonly access!: AccessLevel;
  @IsArray() @IsIn(PERMISSIONS, { each: true }) readonly permissions!: readonly Permission[];
}

/** POST user/inviteuser: somebody who may join the caller's company with these rights. */
export class InviteUserDto extends RightsDto {
  @Fits(invitedEmail) readonly email!: string;
}

export class InvitationOfUserDto {
  @IsId() readonly invitationId!: Uuid;
}

/** Somebody of the caller's company. */
export class ColleagueDto {
  @IsId() readonly membershipId!: Uuid;
}

/** PUT company/people/access and POST user/pendingusers: the rights of somebody from then on. */
export class ChangeAccessDto extends RightsDto {
  @IsId() readonly membershipId!: Uuid;
}
