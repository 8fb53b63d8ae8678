import type { templatePages } from '../template.pages.js';
import type { HelpOf } from './page-help.js';

export const templateHelp: HelpOf<typeof templatePages> = {
  templates: {
    question: 'What do you require of your suppliers?',
    acts: [
      { does: 'Add a template, from a starting template or from nothing.', needs: 'manageTemplates' },
      { does: 'Open a template to read it.' },
    ],
    words: ['template', 'starting template', 'coverage line'],
  },
  'templates/new': {
    question: 'What will you require of a kind of supplier?',
    acts: [
      { does: 'Begin with a starting template, and add lines of coverage.' },
      { does: 'Save the template.', needs: 'manageTemplates' },
    ],
    words: [
      'starting template',
      'coverage line',
      'limit',
      'endorsement, form',
      'condition of an endorsement',
      'further requirement',
      'stand-in',
    ],
  },
  'templates/from-contract': {
    question: 'What does the insurance exhibit of a contract ask, and what of it becomes a template?',
    acts: [
      { does: 'Paste the text of the exhibit, or choose its PDF.' },
      { does: 'Take over or leave each requirement, and read what was not understood.' },
      { does: 'Continue in the editor, where the template is saved.', needs: 'manageTemplates' },
    ],
    words: ['template', 'coverage line', 'limit', 'endorsement, form', 'certificate holder'],
  },
  'templates/:templateId': {
    question: 'What do you ask of suppliers by this template, and who is checked against it?',
    acts: [
      { does: 'Edit it, or try a change before it is saved.', needs: 'tryTemplateChanges' },
      { does: 'See its versions.' },
    ],
    words: ['template', 'limit', 'further requirement', 'claims-made, occurrence', 'stand-in', 'AM Best rating'],
  },
  'templates/:templateId/edit': {
    question: 'What would change, from when, and for whom?',
    acts: [
      { does: 'Try the change: you see what it would do, supplier by supplier.', needs: 'tryTemplateChanges' },
      { does: 'Save the template from a day on.', needs: 'manageTemplates' },
    ],
    words: ['what-if', 'effective', 'further requirement', 'condition of an endorsement'],
  },
  'templates/:templateId/versions': {
    question: 'What did each version of this template change, from when and by whom?',
    acts: [{ does: 'Choose a version to see what it required.' }],
    words: ['template', 'effective'],
  },
};
