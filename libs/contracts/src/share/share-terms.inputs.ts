import { IsArray, IsIn, IsOptional } from 'class-validator';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { lenderServiceAgent, loanNumber, shareExpiringOn } from '@covertrail/domain/fields/share-fields';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { ACORD_FORMS, type AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import { DOCUMENT_TYPE_IDS, type DocumentType } from '@covertrail/domain/insurance/document-kinds';
import {
  REQUESTED_ENDORSEMENTS,
  type RequestedEndorsement,
} from '@covertrail/domain/insurance/terms/requested-endorsements';
import { Fits } from '../inputs/fits.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';
import { HolderDetailsDto } from '../policy/holder-details.inputs.js';

/** The certificate form of a line that the person chose. */
export class ChosenFormDto {
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
  @IsIn(ACORD_FORMS) readonly form!: AcordForm;
}

/** Of a share that is shown online, and of one for printing only [D09]. */
const PRINT_ONLY = [0, 1] as const;

/** What whoever shares states beside the policies: the same for one share, for many and for one that takes the place of another [D03]. */
export class ShareTermsDto {
  /** Its last day for the insured; empty where it has none. */
  @IsOptional() @Fits(shareExpiringOn) readonly shareExpiringOn?: string;
  @IsOptional() @NestedOne(() => HolderDetailsDto) readonly holder?: HolderDetailsDto;
  @IsOptional() @Fits(remarks) readonly remarks?: string;
  @IsOptional() @Fits(loanNumber) readonly loanNumber?: string;
  @IsOptional() @Fits(lenderServiceAgent) readonly lenderServiceAgent?: string;
  @IsOptional()
  @NestedList(() => ChosenFormDto, COVERAGE_LINES.length)
  readonly selectedAcordForms?: readonly ChosenFormDto[];
  @IsOptional()
  @IsArray()
  @IsIn(REQUESTED_ENDORSEMENTS, { each: true })
  readonly endorsementRequests?: readonly RequestedEndorsement[];
  /** Absent: all that the policies have. */
  @IsOptional()
  @IsArray()
  @IsIn(DOCUMENT_TYPE_IDS, { each: true })
  readonly documentTypes?: readonly DocumentType[];
  /** 1: for printing only; 0 or absent: its documents are shown online [D09]. */
  @IsOptional() @IsIn(PRINT_ONLY) readonly printOnly?: (typeof PRINT_ONLY)[number];
}
