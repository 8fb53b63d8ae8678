import { IsIn, IsOptional } from 'class-validator';
import { AGENCY_SYSTEMS, type AgencySystem } from '@covertrail/domain/compliance/proof/source-table';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

/** Which system wrote a sheet, and as of which day. */
class ExportOfSystemDto {
  @IsIn(AGENCY_SYSTEMS) system!: AgencySystem;
  @Fits(calendarDate) asOf!: string;
}

/** A preview, whose place in the line can be followed. */
export class PreviewAgencyImportDto extends ExportOfSystemDto {
  @IsOptional() @IsId() guid?: string;
}

/** The start of an import: what a preview showed. */
export class StartAgencyImportDto extends ExportOfSystemDto {
  @IsId() uploadId!: string;
}
