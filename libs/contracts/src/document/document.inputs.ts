import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ENDORSEMENT_CODES, type EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { DOCUMENT_TYPE_IDS, type DocumentType } from '@covertrail/domain/insurance/document-kinds';
import { searchedWords } from '@covertrail/domain/fields/call-fields';
import { PagingDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { FollowedWorkDto } from '../progress/progress.inputs.js';
import { AsNumber } from '../inputs/as-number.decorator.js';

/** POST document. */
export class AttachDocumentDto {
  @IsId() readonly policyId!: string;
  @IsIn(DOCUMENT_TYPE_IDS) readonly documentType!: DocumentType;
  /** The id in the reply of `POST document/file`. */
  @IsId() readonly uploadId!: string;
  /** The endorsement whose form the file shows; only for documents of type 3. */
  @IsOptional() @IsIn(ENDORSEMENT_CODES) readonly endorsement?: EndorsementCode;
}

const MOST_VERSIONS = 1_000_000;

/** Which version of a document: default the latest. */
export class WantedVersionDto {
  /** From 1; default: the latest. */
  @IsOptional() @AsNumber() @IsInt() @Min(1) @Max(MOST_VERSIONS) readonly version?: number;
}

/** GET agent/generate/zip. */
export class CertificatesZipDto extends FollowedWorkDto {
  @IsId() readonly insuredCompanyId!: string;
  /** Only of the policies that this agent handles. */
  @IsOptional() @IsId() readonly agentId?: string;
}

/** GET sharedpolicy/download/document/zip. */
export class SharedZipDto extends FollowedWorkDto {
  @IsId() readonly trackingId!: string;
}

/** GET sharedpolicy/download. */
export class SharesZipDto extends FollowedWorkDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsOptional() @IsId() readonly shareId?: string;
  @IsOptional() @IsId() readonly projectId?: string;
  /** Of the shares whose certificates name this holder. */
  @IsOptional() @Fits(searchedWords) readonly certHolderName?: string;
}

/** GET sharedpolicy/documents. */
export class EverySharedDocumentDto extends PagingDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsOptional() @IsId() readonly shareId?: string;
  @IsOptional() @IsId() readonly projectId?: string;
  /** Only of the policies that this agent handles. */
  @IsOptional() @IsId() readonly agentId?: string;
}

/** The path of a document that is shared with a requester. */
export class SharedDocumentPath {
  @IsId() readonly id!: string;
  @IsId() readonly documentId!: string;
}

/** PUT document/{id}. */
export class ReplaceDocumentDto {
  /** The id in the reply of `POST document/file`. */
  @IsId() readonly uploadId!: string;
}

/** PUT document/{id}/type. */
export class ChangeDocumentTypeDto {
  @IsIn(DOCUMENT_TYPE_IDS) readonly documentType!: DocumentType;
}
