import type { trackingPages } from '../tracking.pages.js';
import type { HelpOf } from './page-help.js';

export const trackingHelp: HelpOf<typeof trackingPages> = {
  dashboard: {
    question: 'Who needs you today?',
    acts: [
      { does: 'Read what changed since your last visit and what lapses next.' },
      { does: 'Remind a supplier whose cover ends.', needs: 'requestCoverage' },
      { does: 'Choose a part of a chart to see its suppliers.' },
    ],
    words: ['tracking', 'outcome, verdict', 'gap, lapse', 'exception'],
  },
  suppliers: {
    question: 'Which suppliers do you track, and how does each of them stand?',
    acts: [
      { does: 'Open a supplier to see what is missing.' },
      { does: 'Request coverage, of several suppliers at once too.', needs: 'requestCoverage' },
      { does: 'Export the list.' },
    ],
    words: ['tracking', 'insured', 'outcome, verdict', 'exception', 'batch'],
  },
  'suppliers/:trackingId': {
    question: 'Can this supplier work for you?',
    acts: [
      { does: 'Read the verdict of each project with its reasons.' },
      { does: 'Request coverage.', needs: 'requestCoverage' },
      { does: 'Write a note for your colleagues.', needs: 'writeNotes' },
      { does: 'Open Coverage, Documents or History by the links above the page.' },
    ],
    words: ['tracking', 'project', 'finding', 'outcome, verdict', 'exception'],
  },
};
