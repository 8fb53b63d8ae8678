import { IsIn, IsOptional } from 'class-validator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { SHEET_FORMATS, type SheetFormat } from './sheet-file.js';

/** The start of an import: what a preview showed. */
export class SheetImportDto {
  @IsId() uploadId!: string;
}

export class SheetExportDto {
  @IsOptional() @IsIn(SHEET_FORMATS) format?: SheetFormat;
}
