import { IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  askedDocumentName,
  copyEmails,
  lenderServiceAgent,
  loanNumber,
} from '@covertrail/domain/fields/request-fields';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { DOCUMENT_KINDS, type DocumentKind } from '@covertrail/domain/insurance/document-kinds';
import { ACORD_FORMS, type AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import {
  DELIVERY_SPEEDS,
  type AskedBeside,
  type AskedDocument,
  type DeliverySpeed,
} from '@covertrail/domain/request/request.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { NestedList } from '../inputs/nested.decorator.js';

/** More documents than a supplier can be asked for at once. */
const MOST_DOCUMENTS = 20;

class AskedDocumentDto implements AskedDocument {
  @IsIn(DOCUMENT_KINDS) readonly kind!: DocumentKind;
  @Fits(askedDocumentName) readonly name!: string;
}

/** What a request may say beside its requirements, and who gets copies of it [D01] [D10]. */
export class AskedBesideDto implements AskedBeside {
  @IsOptional() @Fits(copyEmails) readonly cc?: readonly string[];
  /** Default: standard. */
  @IsOptional() @IsIn(DELIVERY_SPEEDS) readonly delivery?: DeliverySpeed;
  @IsOptional() @NestedList(() => AskedDocumentDto, MOST_DOCUMENTS) readonly documents?: readonly AskedDocumentDto[];
  /** Lines of which the document of the policy, or of its exclusions, is requested. */
  @IsOptional()
  @IsArray()
  @IsIn(COVERAGE_LINES, { each: true })
  readonly policyLines?: readonly CoverageLine[];
  @IsOptional() @IsArray() @IsIn(ACORD_FORMS, { each: true }) readonly forms?: readonly AcordForm[];
  @IsOptional() @Fits(loanNumber) readonly loanNumber?: string;
  @IsOptional() @Fits(lenderServiceAgent) readonly lenderServiceAgent?: string;
  /** Evidence of insurance alone is asked for [A11]: with no further document, and of no template that demands a certificate holder. */
  @IsOptional() @IsBoolean() readonly isEvidenceOnly?: boolean;
}
