import type { agencyImportPages } from '../agency-import.pages.js';
import type { HelpOf } from './page-help.js';

export const agencyImportHelp: HelpOf<typeof agencyImportPages> = {
  'agent-system-imports': {
    question: 'What came from the system of your agency, and what did it change?',
    acts: [
      { does: 'Import a file from your agency system.', needs: 'importFromAgencySystem' },
      { does: 'Open an import to see its rows and what went wrong.' },
    ],
    words: ['import', 'agency, agent', 'policy'],
  },
};
