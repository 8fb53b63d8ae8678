import { bookImporterOf } from '#book-imports/book-importer-of';

export const supplierBookImporter = bookImporterOf('supplier-book-importer');
