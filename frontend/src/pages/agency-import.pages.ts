import { definePages } from './page.js';

export const agencyImportPages = definePages({
  'agent-system-imports': { needs: 'readAgencyImports', title: 'Import from Agency System' },
});
