import type { curePlanPages } from '../cure-plan.pages.js';
import type { HelpOf } from './page-help.js';

export const curePlanHelp: HelpOf<typeof curePlanPages> = {
  'cure-plan': {
    question: 'What is the cheapest way to satisfy everyone who asks?',
    acts: [
      { does: 'Read the steps, each with the requesters that it satisfies.' },
      { does: 'Send the steps to those who can take them.', needs: 'sendCurePlans' },
    ],
    words: ['cure plan', 'shortfall', 'additional insured', 'waiver of subrogation'],
  },
  'agent-clients/:insuredId/cure-plan': {
    question: 'What is the cheapest way for this client to satisfy everyone who asks?',
    acts: [
      { does: 'Read the steps, each with the requesters that it satisfies.' },
      { does: 'Send the steps to those who can take them.', needs: 'sendCurePlans' },
    ],
    words: ['cure plan', 'shortfall', 'additional insured', 'waiver of subrogation'],
  },
};
