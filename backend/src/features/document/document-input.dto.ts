import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { FollowedWorkDto } from '#progress/followed-work.dto';

const MOST_VERSIONS = 1_000_000;

const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value;

/** Which version of a document: default the latest. */
export class WantedVersionDto {
  @IsOptional() @Transform(asNumber) @IsInt() @Min(1) @Max(MOST_VERSIONS) version?: number;
}

/** GET agent/generate/zip. */
export class CertificatesZipDto extends FollowedWorkDto {
  @IsId() insuredCompanyId!: string;
  @IsOptional() @IsId() agentId?: string;
}

/** GET sharedpolicy/download/document/zip. */
export class SharedZipDto extends FollowedWorkDto {
  @IsId() trackingId!: string;
}

/** The path of a document that is shared with a requester. */
export class SharedDocumentPath {
  @IsId() id!: string;
  @IsId() documentId!: string;
}
