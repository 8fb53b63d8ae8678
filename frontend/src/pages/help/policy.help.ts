import type { policyPages } from '../policy.pages.js';
import type { HelpOf } from './page-help.js';

export const policyHelp: HelpOf<typeof policyPages> = {
  'my-policies': {
    question: 'Which policies do you have, and which need you?',
    acts: [
      { does: 'Open a policy to see what it covers.' },
      { does: 'Add a policy.', needs: 'keepPolicies' },
      { does: 'Filter by status or line to find those that lapse or wait.' },
    ],
    words: ['policy', 'coverage line', 'archive', 'replacement'],
  },
  'policies/new': {
    question: 'What does the new policy state?',
    acts: [
      { does: 'Fill in the sections; what you typed is kept as a draft.' },
      {
        does: 'Add the policy. What an agent enters is verified; what an insured enters waits for its agency.',
        needs: 'keepPolicies',
      },
    ],
    words: [
      'draft',
      'coverage line',
      'claims-made, occurrence',
      'retroactive date',
      'endorsement, form',
      'displayed limit',
    ],
  },
  'policies/:id': {
    question: 'What does this policy cover, is it verified, and where is it shown?',
    acts: [
      { does: 'Read its limits, endorsements and documents.' },
      { does: 'Edit a section, or replace the policy by its renewal.', needs: 'keepPolicies' },
      { does: 'Approve a change that waits.', needs: 'approvePolicies' },
      { does: 'Share the policy with a requester.', needs: 'sharePolicies' },
    ],
    words: [
      'limit',
      'aggregate',
      'displayed limit',
      'endorsement, form',
      'additional insured',
      'certificate (COI)',
      'share',
      'schedule of underlying insurance',
    ],
  },
  'policies/:id/replace': {
    question: 'What does the policy state that takes the place of this one?',
    acts: [
      { does: 'Say what differs; the rest is taken over.' },
      { does: 'Choose which locations, vehicles and shares carry over.' },
    ],
    words: ['replacement', 'carry-over', 'effective date, expiration date'],
  },
  'suppliers/:trackingId/coverage': {
    question: 'Which policies did this supplier provide, and do they meet what you ask?',
    acts: [{ does: 'Open a card to see the limits and what the template asks of them.' }],
    words: ['policy', 'limit', 'stand-in', 'umbrella', 'gap, lapse', 'AM Best rating'],
  },
};
