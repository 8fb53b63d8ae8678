import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import {
  CERTIFICATE_FORMS,
  type CertificateForm,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { PageDto } from '../calls/page.inputs.js';
import { AsNumber } from '../inputs/as-number.decorator.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';
import { HolderDetailsDto } from '../policy/holder-details.inputs.js';

/** GET certificate/eligible. */
export class CertifiablePoliciesDto {
  @IsId() readonly insuredCompanyId!: string;
}

/** POST certificate/issue: whom it names, which policies it states, and what the agent adds to the description. */
export class IssueCertificateDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsIn(CERTIFICATE_FORMS) readonly form!: CertificateForm;
  @NestedOne(() => HolderDetailsDto) readonly holder!: HolderDetailsDto;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
  @IsOptional() @Fits(remarks) readonly description?: string;
  /** An open request of the insured, for whose project it is: its requester has the certificate too. */
  @IsOptional() @IsId() readonly requestId?: string;
}

/** GET certificate/list: sorted by `issued` or `holder`. */
export class IssuedCertificateListDto extends PageDto {
  /** Default: all clients of the agency, or the insured itself. */
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  /** Only those that state this policy. */
  @IsOptional() @IsId() readonly policyId?: string;
  /** An entry of an address book: only those that name it as holder. */
  @IsOptional() @IsId() readonly holderId?: string;
}

/** GET certificate/file/:id: the last issue, or an earlier one by its revision from 0. */
export class CertificateFileDto {
  @IsOptional() @AsNumber() @IsInt() @Min(0) readonly revision?: number;
}
