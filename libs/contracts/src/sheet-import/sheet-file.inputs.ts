import { IsIn, IsOptional } from 'class-validator';
import { IsId } from '../inputs/is-id.decorator.js';

const SHEET_FORMATS = ['xlsx', 'csv'] as const;

export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** The start of an import: what a preview showed. */
export class SheetImportDto {
  @IsId() readonly uploadId!: string;
}

export class SheetExportDto {
  @IsOptional() @IsIn(SHEET_FORMATS) readonly format?: SheetFormat;
}
