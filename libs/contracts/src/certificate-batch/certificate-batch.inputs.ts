import { IsIn, IsOptional } from 'class-validator';
import type { CertificateRowOutcome } from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import { MOST_CERTIFICATES } from '@covertrail/domain/fields/certificate-batch-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import {
  CERTIFICATE_FORMS,
  type CertificateForm,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList } from '../inputs/nested.decorator.js';

/** An entry of an address book. */
export class BatchHolderDto {
  @IsId() readonly holderId!: string;
}

/** POST certificate/bulk/issue: the same certificate for each of these holders, or for all who hold one of the policies by a share [E03]. */
export class BulkIssueDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsIn(CERTIFICATE_FORMS) readonly form!: CertificateForm;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
  @IsOptional() @Fits(remarks) readonly description?: string;
  /** Entries of the address books. Absent: those who hold one of the policies by a share. */
  @IsOptional() @NestedList(() => BatchHolderDto, MOST_CERTIFICATES) readonly holders?: readonly BatchHolderDto[];
}

/** A certificate that is issued again. */
export class BatchCertificateDto {
  @IsId() readonly certificateId!: string;
}

/** POST certificate/bulk/again: each holder has its certificate again, as the policies stand today [D12]. */
export class BulkAgainDto {
  @IsId() readonly policyId!: string;
  /** Absent: all certificates that state the policy. */
  @IsOptional()
  @NestedList(() => BatchCertificateDto, MOST_CERTIFICATES)
  readonly certificates?: readonly BatchCertificateDto[];
}

/** POST certificate/bulk/request: the agency is to issue again the certificates that state the policy [D12]. */
export class RequestAgainDto {
  @IsId() readonly policyId!: string;
}

/** GET certificate/bulk/list. */
export class CertificateBatchListDto extends PageDto {
  @IsId() readonly insuredCompanyId!: string;
}

const OUTCOMES: readonly CertificateRowOutcome['outcome'][] = ['issued', 'alreadyHas', 'refused'];

/** GET certificate/bulk/rows/:id. */
export class CertificateBatchRowsDto extends PageDto {
  @IsOptional() @IsIn(OUTCOMES) readonly outcome?: CertificateRowOutcome['outcome'];
}
