import { IsIn, IsOptional } from 'class-validator';
import { AGENCY_SYSTEMS, type AgencySystem } from '@covertrail/domain/insurance/source-table';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** Which system wrote a sheet, and as of which day. */
export class ExportOfSystemDto {
  @IsIn(AGENCY_SYSTEMS) readonly system!: AgencySystem;
  @Fits(calendarDate) readonly asOf!: string;
}

/** A preview, whose place in the line can be followed. */
export class PreviewAgencyImportDto extends ExportOfSystemDto {
  @IsOptional() @IsId() readonly guid?: string;
}

/** The start of an import: what a preview showed. */
export class StartAgencyImportDto extends ExportOfSystemDto {
  @IsId() readonly uploadId!: string;
}
