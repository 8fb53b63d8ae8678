import { Controller } from '@nestjs/common';
import { supplierBookSheets } from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import { bookHistoryControllerOf } from '#book-imports/book-history.controller';
import { SupplierBook } from './supplier-book.service.js';

/** The imports of suppliers [F06]. */
@Controller()
export class SupplierBookHistoryController extends bookHistoryControllerOf(supplierBookSheets, SupplierBook) {}
