import { bookImporterOf } from '#book-imports/book-importer-of';

export const holderImporter = bookImporterOf('certificate-holder-importer');
