import { agencyImportCatalogue } from './agency-import.catalogue.js';
import { agencyImportDecider, AGENCY_IMPORT_CODES } from './agency-import.decider.js';

export const agencyImport = {
  name: 'agency-import',
  decider: agencyImportDecider,
  catalogue: agencyImportCatalogue,
  codes: AGENCY_IMPORT_CODES,
} as const;
