import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { agentEmail } from '@covertrail/domain/fields/agent-fields';
import { agencyName } from '@covertrail/domain/fields/company-fields';
import { additionalFiles, agentName, MOST_RECEIVED_FILES } from '@covertrail/domain/fields/mail-answer-fields';
import { reason, remarks } from '@covertrail/domain/fields/note-fields';
import {
  answerDocuments,
  copyEmails,
  dueOn,
  MOST_UNAVAILABLE,
  requestIds,
  respondedPolicies,
  unavailableReason,
} from '@covertrail/domain/fields/request-fields';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { PageDto } from '../calls/page.inputs.js';
import { AsNumber } from '../inputs/as-number.decorator.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';
import type { HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { DELIVERY_SPEEDS, type DeliverySpeed } from '@covertrail/domain/request/request.contract';
import { FormOfLineDto } from '../policy/form-choice.inputs.js';
import { HolderDetailsDto } from '../policy/holder-details.inputs.js';
import { LinkDto } from '../inputs/link.inputs.js';
import { AskedBesideDto } from './asked-beside.inputs.js';
import type { RequestRow } from './request.replies.js';

/** POST policy/respond/preview. Without `policyIds`: the answer that the wizard suggests. */
export class AnswerPreviewDto {
  @IsId() readonly requestId!: string;
  @IsOptional() @Fits(respondedPolicies) readonly policyIds?: readonly string[];
}

/** Query of GET policy/request/company/byemail. */
export class CompanyByEmailDto {
  @Fits(invitedEmail) readonly email!: string;
}

/** POST policy/request/deny (supplier or agency) and policy/request/cancel (requester). */
export class EndRequestDto {
  @IsId() readonly requestId!: string;
  @Fits(reason) readonly reason!: string;
}

/** POST policy/request/remind, policy/request/resend and policy/request/sendDiff (requester). */
export class SendReminderDto {
  @IsId() readonly requestId!: string;
}

/** POST policy/request/cc: everyone who gets copies from now on. */
export class ChooseCopiesDto {
  @IsId() readonly requestId!: string;
  @Fits(copyEmails) readonly cc!: readonly string[];
  /** Those who get copies already stay beside them. */
  @IsOptional() @IsBoolean() readonly keepsOthers?: boolean;
}

/** POST policy/request/email: the address that is right. */
export class CorrectEmailDto {
  @IsId() readonly requestId!: string;
  @Fits(invitedEmail) readonly email!: string;
}

/** POST policy/request/invitation/decline. */
export class DeclineInvitationDto extends LinkDto {
  @Fits(reason) readonly reason!: string;
}

/** POST policy/response/certificateupload: files that were uploaded by the same link. */
export class GiveCertificateDto extends LinkDto {
  @IsId() readonly certificateId!: string;
  @Fits(additionalFiles) readonly additionalIds!: readonly string[];
}

/** POST policy/request/invitation/agent. */
export class NameAgentDto extends LinkDto {
  @Fits(agentName) readonly name!: string;
  @Fits(agentEmail) readonly email!: string;
  @Fits(agencyName) readonly agencyName!: string;
}

/** Parameters of GET policy/request/receipts/:id/files/:number. */
export class ReceivedFilePath {
  @IsId() readonly id!: string;
  @AsNumber() @IsInt() @Min(1) @Max(MOST_RECEIVED_FILES) readonly number!: number;
}

/** POST policy/request/template/createPolicyRequest: to a company, or by e-mail. The template defaults to the project's. */
export class RequestCoverageDto extends AskedBesideDto {
  @IsId() readonly projectId!: string;
  /** Default: the template of the project. */
  @IsOptional() @IsId() readonly templateId?: string;
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  @IsOptional() @Fits(invitedEmail) readonly email?: string;
  @IsOptional() @Fits(remarks) readonly message?: string;
  @Fits(dueOn) readonly dueOn!: string;
  /** Sends the request although another one to the same supplier for the same project is open. */
  @IsOptional() @IsBoolean() readonly again?: boolean;
}

const DUE = ['overdue', 'next7', 'next30'] as const;
const SENT = ['last7', 'last30', 'last90'] as const;
const STATES: readonly RequestRow['state'][] = ['open', 'responded', 'declined', 'canceled'];

/** Query of every list of requests: `requestId` selects one, `insuredCompanyId` those of one client. */
export class RequestListDto extends PageDto {
  @IsOptional() @IsIn(STATES) readonly state?: RequestRow['state'];
  @IsOptional() @IsId() readonly requestId?: string;
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  @IsOptional() @IsId() readonly projectId?: string;
  @IsOptional() @IsIn(DELIVERY_SPEEDS) readonly delivery?: DeliverySpeed;
  /** When they are due: `overdue` are open ones whose day has passed, the others are due in so many days. */
  @IsOptional() @IsIn(DUE) readonly due?: (typeof DUE)[number];
  /** Sent in the last so many days. */
  @IsOptional() @IsIn(SENT) readonly sent?: (typeof SENT)[number];
}

/** POST policy/respond/needs. */
export class RequestNeedsDto {
  @Fits(requestIds) readonly requestIds!: readonly string[];
}

/** POST policy/request/claims. */
export class RequestClaimsDto {
  @Fits(requestIds) readonly requestIds!: readonly string[];
}

/** Query of received requests: `policyId` selects those that were answered with a policy. */
export class ReceivedRequestsDto extends RequestListDto {
  /** Only requests that were answered with this policy. */
  @IsOptional() @IsId() readonly policyId?: string;
}

/** Query of the policies that may answer a request; expired ones are a separate list. */
export class RespondChoicesDto extends PageDto {
  @IsOptional() @IsIn(['current', 'over']) readonly which?: 'current' | 'over';
}

/** A certificate holder as a call takes it: without an address where none was entered. */
export type SentHolder = Omit<HolderDetails, 'address'> & { readonly address?: HolderAddress | null };

/** A requested line for which there is no policy, and why [D11]. */
export class UnavailableCoverageDto {
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
  @Fits(unavailableReason) readonly reason!: string;
}

/** POST policy/response/verification/respondToPolicyRequest. */
export class RespondToRequestDto {
  @IsId() readonly requestId!: string;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
  @IsOptional() @Fits(remarks) readonly remarks?: string;
  /** Additional documents: the `uploadId` of each file, or its `id` in the last answer. */
  @IsOptional() @Fits(answerDocuments) readonly documents?: readonly string[];
  @IsOptional() @NestedOne(() => HolderDetailsDto) readonly holder?: SentHolder;
  @IsOptional()
  @NestedList(() => UnavailableCoverageDto, MOST_UNAVAILABLE)
  readonly unavailable?: readonly UnavailableCoverageDto[];
  /** The certificate form of a line, in place of the one that its policy names and of the default [C12]. */
  @IsOptional() @NestedList(() => FormOfLineDto, COVERAGE_LINES.length) readonly forms?: readonly FormOfLineDto[];
  /** The number of the last answer that the person saw, 1 for the first: this one takes its place [D07]. */
  @IsOptional() @IsInt() @Min(1) @Max(1_000_000) readonly again?: number;
}

/** PUT policy/response/update/unavailableCoverages: all that is unavailable from now on, and nothing where there is none [D11]. */
export class UnavailableCoveragesDto {
  @IsId() readonly requestId!: string;
  @NestedList(() => UnavailableCoverageDto, MOST_UNAVAILABLE) readonly unavailable!: readonly UnavailableCoverageDto[];
  /** The number of the last answer that the person saw, 1 for the first. */
  @IsInt() @Min(1) @Max(1_000_000) readonly again!: number;
}

/** The path of an additional document of an answer. */
export class AnswerDocumentPath {
  @IsId() readonly id!: string;
  @IsId() readonly fileId!: string;
}
