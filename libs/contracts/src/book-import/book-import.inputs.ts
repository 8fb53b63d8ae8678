import { IsOptional } from 'class-validator';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { chosenColumns, bookOfSheet } from '@covertrail/domain/fields/book-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** The preview of a sheet that comes with the call. `book`: where its entries go, if it does not say so itself. */
export class PreviewBookSheetDto {
  @IsOptional() @IsId() readonly guid?: string;
  /** A client whose book it is; absent for a book of the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
  @IsOptional() @Fits(bookOfSheet) readonly book?: string;
}

/** A sheet that was uploaded, with the columns that hold its fields: `supplierName:0,email:3`. */
export class MappedSheetDto {
  @IsId() readonly uploadId!: string;
  @Fits(chosenColumns) readonly columns!: string;
  /** A client whose book it is; absent for a book of the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
  @IsOptional() @Fits(bookOfSheet) readonly book?: string;
}

/** A page of the history of imports. */
export class BookImportListDto extends PageDto {
  /** A client whose book it is; absent for a book of the caller's company. */
  @IsOptional() @IsId() readonly insuredCompanyId?: Uuid;
  /** Only those of one book. */
  @IsOptional() @Fits(bookOfSheet) readonly book?: string;
}
