import { Controller } from '@nestjs/common';
import { supplierBookSheets } from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import { sheetReadingControllerOf } from '#book-imports/sheet-reading.controller';
import { SupplierBook } from './supplier-book.service.js';

/** Suppliers into an address book from spreadsheets [F06]. */
@Controller()
export class SupplierBookSheetsController extends sheetReadingControllerOf(supplierBookSheets, SupplierBook) {}
