import { IsOptional } from 'class-validator';
import { bookOfSheet } from '@covertrail/domain/fields/book-fields';
import { supplierContactRules } from '@covertrail/domain/fields/supplier-contact-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';

/** An entry as a form has it. */
export class SupplierContactDto {
  @Fits(supplierContactRules.bookName) readonly bookName!: string;
  @Fits(supplierContactRules.supplierName) readonly supplierName!: string;
  @Fits(supplierContactRules.supplierNumber) readonly supplierNumber!: string;
  @Fits(supplierContactRules.address) readonly address!: string;
  @Fits(supplierContactRules.contactName) readonly contactName!: string;
  @Fits(supplierContactRules.email) readonly email!: string;
  @Fits(supplierContactRules.phone) readonly phone!: string;
  @Fits(supplierContactRules.ccEmails) readonly ccEmails!: string;
}

export class SupplierContactListDto extends PageDto {
  /** Only those of one book. */
  @IsOptional() @Fits(bookOfSheet) readonly book?: string;
}
