import { IsIn, IsOptional } from 'class-validator';
import { DELIVERY_SPEEDS, type DeliverySpeed } from '@covertrail/domain/request/request.contract';
import { IsId } from '../inputs/is-id.decorator.js';

/** Query of POST pendinginsuredrequest/certificateupload: the request, or the supplier and the project of a requester. */
export class CertificateSubjectDto {
  @IsOptional() @IsId() readonly requestId?: string;
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  @IsOptional() @IsId() readonly projectId?: string;
}

/** The part `request` of the form that uploads a certificate; what it says of the subject must be what the address says. */
export class CertificateUploadDto extends CertificateSubjectDto {
  /** Default: standard [D10]. */
  @IsOptional() @IsIn(DELIVERY_SPEEDS) readonly priority?: DeliverySpeed;
  /** The identifier of a progress stream. */
  @IsOptional() @IsId() readonly guid?: string;
}

/** POST extract/coiExtraction: begins to read an uploaded certificate, or reads it again. */
export class ProcessCoiDto {
  @IsId() readonly transactionId!: string;
  @IsOptional() @IsId() readonly guid?: string;
}

/** POST extract/coiExtraction/cancel and extract/coiExtraction/continue. */
export class TransactionDto {
  @IsId() readonly transactionId!: string;
}
