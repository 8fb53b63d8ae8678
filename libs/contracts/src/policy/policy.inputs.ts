import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import {
  REQUESTED_ENDORSEMENTS,
  type RequestedEndorsement,
} from '@covertrail/domain/insurance/terms/requested-endorsements';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import {
  POLICY_STATUSES,
  type PolicyStatus,
  REPLACED_UPON,
  type ReplacedUpon,
} from '@covertrail/domain/policy/policy.contract';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';
import { VIEWED_LIMITS, type ViewedLimits } from './policy-cards.replies.js';
import { PolicyTermsDto } from './policy-terms.inputs.js';
import { VERIFIED_DAYS_AGO, type VerifiedDaysAgo } from './policy.views.js';

/** POST policy/respond/policy. */
export class AddAnsweringPolicyDto {
  @IsId() readonly requestId!: string;
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
  @NestedOne(() => PolicyTermsDto) readonly terms!: GivenTerms;
  @IsOptional() @IsBoolean() readonly fromCertificate?: boolean;
}

/** POST policy/addnewpolicy. */
export class AddPolicyDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
  @NestedOne(() => PolicyTermsDto) readonly terms!: GivenTerms;
  /** The person read the terms on a certificate, and has not seen the policy. */
  @IsOptional() @IsBoolean() readonly fromCertificate?: boolean;
}

/** PUT policy/agent/{id}. */
export class AssignPolicyDto {
  @IsOptional() @IsId() readonly agentId?: string;
}

/** DELETE policy/deletePolicy/{id}: the first day without cover (today when absent, the past is allowed) and why. */
export class CancelPolicyDto {
  /** Default: today. */
  @IsOptional() @Fits(effectiveOn) readonly effectiveFrom?: string;
  @IsOptional() @Fits(reason) readonly reason?: string;
  /** Where it is sent, it must be the actor. */
  @IsOptional() @IsId() readonly loggedInUserId?: string;
}

/** POST policy/getLimitDetails. */
export class LimitDetailsDto {
  @IsIn(VIEWED_LIMITS) readonly limitType!: ViewedLimits;
  @IsId() readonly policyId!: string;
  /** Counts from 1. */
  @IsOptional() @IsInt() @Min(1) @Max(200) readonly page?: number;
  /** Default: ten. */
  @IsOptional() @IsInt() @Min(1) @Max(50) readonly pageSize?: number;
  /** Only issues by this template. */
  @IsOptional() @IsId() readonly coverageTemplateId?: string;
  /** Only issues of this project. */
  @IsOptional() @IsId() readonly projectId?: string;
}

/**
 * PUT policy/editpolicy. With `enteredWrongly` the old values were always wrong, and `reason` says why they were entered; else
 * the new ones are effective on `effectiveFrom`. `certificateId` names the document from which a person typed what changes.
 */
export class EditPolicyDto {
  @IsId() readonly policyId!: string;
  @NestedOne(() => PolicyTermsDto) readonly terms!: GivenTerms;
  @Fits(effectiveOn) readonly effectiveFrom!: string;
  @IsBoolean() readonly enteredWrongly!: boolean;
  @IsOptional() @Fits(reason) readonly reason?: string;
  /** The certificate among the documents of the policy from which the person typed what changes. */
  @IsOptional() @IsId() readonly certificateId?: string;
}

/** Query of a policy list: it has pages, and filters by line and by today's status. */
export class PolicyListDto extends PageDto {
  @IsOptional() @IsIn(COVERAGE_LINES) readonly line?: CoverageLine;
  @IsOptional() @IsIn(POLICY_STATUSES) readonly standing?: PolicyStatus;
  /** Only verified policies that have not ended: an agent may verify them again. */
  @IsOptional() @IsIn(['again']) readonly verify?: 'again';
  /** Only those whose last verification is at least so many days old. */
  @IsOptional() @IsIn(VERIFIED_DAYS_AGO) readonly verifiedDaysAgo?: VerifiedDaysAgo;
}

/** PUT policy/reinstate/{id}: the first day with cover again, and why. */
export class ReinstatePolicyDto {
  @Fits(effectiveOn) readonly effectiveFrom!: string;
  @Fits(reason) readonly reason!: string;
}

/** PUT policy/reject/{id}. */
export class RejectPolicyDto {
  @Fits(reason) readonly reason!: string;
}

/** PUT policy/approve/{id}. */
export class ApprovePolicyDto {
  /** What the approval requests to be endorsed: it is attached to the policy [C08]. */
  @IsOptional()
  @IsArray()
  @IsIn(REQUESTED_ENDORSEMENTS, { each: true })
  readonly endorsementRequests?: readonly RequestedEndorsement[];
}

/** POST policy/replace/{id}: the terms of the policy that takes the place of this one, and when it does. */
export class ReplacePolicyDto {
  @NestedOne(() => PolicyTermsDto) readonly terms!: GivenTerms;
  @IsIn(REPLACED_UPON) readonly upon!: ReplacedUpon;
  /** Whether the new policy takes over the locations, vehicles and shares of the old one; it does where nothing is said. */
  @IsOptional() @IsBoolean() readonly carriesOver?: boolean;
}

/** POST policy/{id}/what-if: the first day without cover (today when absent, the past is allowed). */
export class TryCancellationDto {
  @IsOptional() @Fits(effectiveOn) readonly effectiveFrom?: string;
}
