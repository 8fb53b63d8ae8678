import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { BOOK_IMPORTS } from '#book-imports/book-import-providers';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { uploadsBy } from '#uploads/upload.module';
import { AddSupplierContactHandler } from './add-supplier-contact.command.js';
import { ReviseSupplierContactHandler } from './revise-supplier-contact.command.js';
import { supplierBookImporter } from './supplier-book-importer.reaction.js';
import { SupplierBookImports } from './supplier-book-imports.service.js';
import { SupplierBookHistoryController } from './supplier-book-history.controller.js';
import { SupplierBookSheetsController } from './supplier-book-sheets.controller.js';
import { SupplierBook } from './supplier-book.service.js';
import { SupplierContactKeys } from './supplier-contact-key.service.js';
import { ContactStandings } from './supplier-contact-standing.reader.js';
import { SupplierContactController } from './supplier-contact.controller.js';
import { SUPPLIER_CONTACT_GRANTS } from './supplier-contact.grants.js';
import { SUPPLIER_CONTACT_PROBLEMS } from './supplier-contact.problems.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [SupplierBookSheetsController, SupplierBookHistoryController, SupplierContactController],
  providers: [
    ...BOOK_IMPORTS,
    AddSupplierContactHandler,
    ReviseSupplierContactHandler,
    SupplierContactKeys,
    SupplierBook,
    SupplierBookImports,
    ContactStandings,
  ],
  exports: [SupplierBookImports],
})
class SupplierContactModule {}

export const supplierContactFeature: BackendFeature = {
  name: 'supplier-contact',
  module: SupplierContactModule,
  reactions: [reactsWith(SupplierBookImports, supplierBookImporter)],
  grants: SUPPLIER_CONTACT_GRANTS,
  problems: SUPPLIER_CONTACT_PROBLEMS,
};
