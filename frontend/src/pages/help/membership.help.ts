import type { membershipPages } from '../membership.pages.js';
import type { HelpOf } from './page-help.js';

export const membershipHelp: HelpOf<typeof membershipPages> = {
  'company-admin': {
    question: 'Who works for your company here, and what may they do?',
    acts: [
      { does: 'Invite a user by email: who follows the link of the mail is active at once.' },
      { does: 'Change name, address, phone number, tax ID and logo of the company.' },
      { does: 'Change the role of a person: Manager, Reviewer or Read Only.' },
      { does: 'Deactivate a person, who may then do nothing more for your company, or reactivate one.' },
      { does: 'Hand over to another Manager: only the primary contact administers the company.' },
    ],
    words: [],
  },
  'my-pending-users': {
    question: 'Who asks to join your company, and waits for you?',
    acts: [
      { does: 'Approve a person with a role: from then on the person can log in.' },
      { does: 'Decline a person whom you do not know: the person sees nothing of your company.' },
    ],
    words: [],
  },
  'company-manage': {
    question: 'What does your company have here?',
    acts: [{ does: 'Open the list that a number counts.' }],
    words: [],
  },
  'my-team': {
    question: 'Who works for your company here, and who administers it?',
    acts: [{ does: 'Find the primary contact, who changes roles and deactivates people.' }],
    words: [],
  },
};
