import type { projectPages } from '../project.pages.js';
import type { HelpOf } from './page-help.js';

export const projectHelp: HelpOf<typeof projectPages> = {
  'manage-projects': {
    question: 'Which projects do you have, and by which template are their suppliers checked?',
    acts: [
      { does: 'Add a project, or change one.', needs: 'manageProjects' },
      { does: 'Open the suppliers of a project.' },
    ],
    words: ['project', 'template', 'default form'],
  },
};
