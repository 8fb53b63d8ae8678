import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { SentDraftDto } from '../draft/draft.inputs.js';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';
import { ShareTermsDto } from './share-terms.inputs.js';

/** Codes of the filter by address [D08]. */
const EMAIL_FILTERS = ['1', '2'] as const;
export type EmailFilter = (typeof EMAIL_FILTERS)[number];

/** `expiring`: its last day comes within 30 days. */
const SHARE_STATES = ['active', 'expiring', 'ended'] as const;
export type ShareStateFilter = (typeof SHARE_STATES)[number];

/** Query of the shares of one insured. Default: of all clients of the agency. */
export class ShareListDto extends PageDto {
  /** Default: all clients of the agency. */
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  /** Only the shares that contain this policy. */
  @IsOptional() @IsId() readonly policyId?: string;
  @IsOptional() @IsId() readonly requesterCompanyId?: string;
  @IsOptional() @IsId() readonly projectId?: string;
  /** Whether an address is on record to which the share was sent: 1 is missing, 2 is there. */
  @IsOptional() @IsIn(EMAIL_FILTERS) readonly email?: EmailFilter;
  @IsOptional() @IsIn(SHARE_STATES) readonly state?: ShareStateFilter;
}

/** GET sharedpolicy/graph. */
export class ShareGraphDto {
  @IsId() readonly insuredCompanyId!: string;
}

/** PUT sharedpolicy/enable/{id}. */
export class EnableShareDto {
  /** The new last day; without one the share holds until somebody ends it. */
  @IsOptional() @Fits(calendarDate) readonly shareExpiringOn?: string;
}

/** The path of a policy of a share. */
export class PolicyOfSharePath {
  @IsId() readonly id!: string;
  @IsId() readonly policyId!: string;
}

/** POST sharedpolicy/share/company. */
export class SharePoliciesDto extends ShareTermsDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsId() readonly requesterCompanyId!: string;
  @IsId() readonly projectId!: string;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
  /** The draft that it was made of: it ends with the share. */
  @IsOptional() @NestedOne(() => SentDraftDto) readonly draft?: SentDraftDto;
  /** True refuses a policy that is over or of another country. Without it such a policy may be shared: it proves cover of past days. */
  @IsOptional() @IsBoolean() readonly onlyAvailable?: boolean;
}
