import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { GAP_KINDS, type GapKind } from '@covertrail/domain/compliance/gap-kinds';
import { ANNOUNCED_STATUSES, type AnnouncedStatus } from '@covertrail/domain/status/announced-status';
import { SUPPLIER_NEEDS, type SupplierNeed } from '@covertrail/domain/status/supplier-need';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { reason } from '@covertrail/domain/fields/note-fields';
import { searchedWords } from '@covertrail/domain/fields/call-fields';
import { companyStatusCodes } from '@covertrail/domain/fields/company-status-fields';
import { PageDto, PagingDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** PUT tracking/{id}/template; effective today unless a day is named. */
export class ChangeTemplateDto {
  @IsId() readonly templateId!: string;
  @IsOptional() @Fits(effectiveOn) readonly effectiveFrom?: string;
}

/** POST dashboard/canceltracking. */
export class CancelTrackingDto {
  @IsId() readonly trackingId!: string;
  @Fits(reason) readonly reason!: string;
}

/** The groups behind the counts and the donut, among them the drill-downs by their names [F01]. */
export const TRACKED_GROUPS = [
  'compliant',
  'nonCompliant',
  'review',
  'unknown',
  'notAnswered',
  'expiring30',
  'expiring60',
  'expiring90',
  'expired',
  'awaitingResponse',
  'excepted',
  'exceptionsLapsing',
  'reviewsWaiting',
  'inactive',
] as const;
/** A group that the counts and charts show; the list can be filtered by it. */
export type TrackedGroup = (typeof TRACKED_GROUPS)[number];

/** Query of the tracked-policies dashboard. */
export class TrackedListDto extends PageDto {
  @IsOptional() @IsIn(TRACKED_GROUPS) readonly group?: TrackedGroup;
  /** Only those with a status of these codes, of several drill-downs too [F01]: `12,7,11,13`. */
  @IsOptional() @Fits(companyStatusCodes) readonly status?: string;
  /** Also those that are set aside; without it, a group or codes may still ask for them. */
  @IsOptional() @IsIn(['shown']) readonly inactive?: 'shown';
  /** Only those that lack this. */
  @IsOptional() @IsIn(GAP_KINDS) readonly gap?: GapKind;
  @IsOptional() @IsId() readonly projectId?: string;
  @IsOptional() @IsId() readonly templateId?: string;
}

/** Query of the requesters of an insured. */
export class RequesterListDto extends PageDto {
  /** Only those that need this. */
  @IsOptional() @IsIn(SUPPLIER_NEEDS) readonly need?: SupplierNeed;
}

/** Query of the changes of status. `since`: the first day, of the requester's zone; without it since the person's last visit. */
export class ComplianceChangesDto extends PagingDto {
  @IsOptional() @Fits(calendarDate) readonly since?: string;
}

/** Query of the dashboard as of a past day. `on`: that day, of the requester's zone. */
export class PastDayDto {
  @Fits(calendarDate) readonly on!: string;
}

/** Query of its suppliers. */
export class PastSuppliersDto extends PageDto {
  @Fits(calendarDate) readonly on!: string;
  @IsOptional() @IsIn(ANNOUNCED_STATUSES) readonly status?: AnnouncedStatus;
  @IsOptional() @IsId() readonly projectId?: string;
}

export class TrendDto {
  @IsOptional() @Transform(({ value }) => Number(value)) @IsInt() @Min(1) @Max(36) readonly months?: number;
}

/** Query of the header search. */
export class SupplierSearchDto {
  /** Beginnings of words of a supplier's name, or the beginning of its ID, of eight signs at least. */
  @IsOptional() @Fits(searchedWords) readonly keyword?: string;
}
