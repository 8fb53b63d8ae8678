import type { trackingPages } from '../tracking.pages.js';
import type { HelpOf } from './page-help.js';

export const trackingHelp: HelpOf<typeof trackingPages> = {
  dashboard: {
    question: 'Who needs you today?',
    acts: [
      { does: 'Read which suppliers changed their status since your last visit, and why.' },
      { does: 'Read how many suppliers comply, and whose cover ends next.' },
      { does: 'Remind a supplier whose cover ends.', needs: 'requestCoverage' },
      { does: 'Choose a cause, a status or a number of days to see its suppliers.' },
    ],
    words: ['tracking', 'outcome, verdict', 'gap, lapse', 'exception'],
  },
  'dashboard/past-day': {
    question: 'How did your suppliers stand on a past day?',
    acts: [
      { does: 'Choose the day, or one a month, three months or a year ago.' },
      { does: 'Choose a status to see the suppliers that had it.' },
      { does: 'Open a supplier to see its history of that day, and why.' },
      { does: 'Export the list.' },
    ],
    words: ['tracking', 'outcome, verdict', 'exception'],
  },
  suppliers: {
    question: 'Which suppliers do you track, and how does each of them stand?',
    acts: [
      { does: 'Open a supplier to see what is missing.' },
      { does: 'Remind a supplier that has not answered, from its row.', needs: 'requestCoverage' },
      { does: 'Request coverage, of several suppliers at once too.', needs: 'requestCoverage' },
      { does: 'Open the settings of a supplier from its row.', needs: 'manageSuppliers' },
      { does: 'Export the list.' },
    ],
    words: ['tracking', 'insured', 'outcome, verdict', 'exception', 'batch'],
  },
  'suppliers/:trackingId': {
    question: 'Can this supplier work for you?',
    acts: [
      { does: 'Read the verdict of each project with its reasons, and who does what next.' },
      { does: 'Send the plan to the agent.', needs: 'reviewSuppliers' },
      { does: 'Request coverage, or remind of a request that is open.', needs: 'requestCoverage' },
      {
        does: 'Make it inactive, activate it, or cancel its tracking, in Settings of the More menu.',
        needs: 'manageSuppliers',
      },
      { does: 'Choose a day of the last 12 months to see its history.' },
      { does: 'Open Coverage, Documents or Notes by the links above the page.' },
    ],
    words: ['tracking', 'project', 'finding', 'outcome, verdict', 'exception'],
  },
};
