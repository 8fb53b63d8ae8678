import type { requestPages } from '../request.pages.js';
import type { HelpOf } from './page-help.js';

export const requestHelp: HelpOf<typeof requestPages> = {
  'request-coverage': {
    question: 'Whom did you ask for proof of insurance, and what became of it?',
    acts: [
      { does: 'Request coverage from a supplier.', needs: 'requestCoverage' },
      { does: 'Remind those who have not answered.', needs: 'requestCoverage' },
      { does: 'Open a row to see its request.' },
    ],
    words: ['request', 'insured', 'agency, agent'],
  },
  'suppliers/:trackingId/requests': {
    question: 'What was this supplier asked, and what became of it?',
    acts: [
      { does: 'Remind the supplier of a request that is open.', needs: 'requestCoverage' },
      { does: 'Open a row to see its request.' },
      { does: 'Export the list.' },
    ],
    words: ['request', 'project', 'template'],
  },
  'pending-requests': {
    question: 'Who asks you for proof of insurance, and what became of each request?',
    acts: [
      { does: 'Answer a request.', needs: 'answerForInsured' },
      { does: 'See those that are answered or closed.' },
    ],
    words: ['request', 'requester', 'share'],
  },
  'pending-requests/:requestId': {
    question: 'What will the requester see if you answer like this?',
    acts: [
      { does: 'Choose the policies and send the answer.', needs: 'answerForInsured' },
      { does: 'Watch the verdict change with what you choose.' },
    ],
    words: ['request', 'share', 'outcome, verdict', 'shortfall', 'additional insured'],
  },
  'agent-insured-requests': {
    question: 'Who asks your clients for proof of insurance, and what became of each request?',
    acts: [
      { does: 'Answer a request for a client.', needs: 'answerForInsured' },
      { does: 'See those that are answered or closed.' },
    ],
    words: ['request', 'requester', 'share'],
  },
  'agent-insured-requests/:requestId': {
    question: 'What will the requester see if you answer like this?',
    acts: [
      { does: 'Choose the policies and send the answer.', needs: 'answerForInsured' },
      { does: 'Watch the verdict change with what you choose.' },
    ],
    words: ['request', 'share', 'outcome, verdict', 'shortfall', 'additional insured'],
  },
};
