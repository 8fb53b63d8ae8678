import type { enrollmentPages } from '../enrollment.pages.js';
import type { HelpOf } from './page-help.js';

export const enrollmentHelp: HelpOf<typeof enrollmentPages> = {
  upgrade: {
    question: 'Which plan does your company have, and what does another one give?',
    acts: [
      { does: 'Compare what the plans contain, and ask the support about one.' },
      { does: 'Enroll in the Vendor Management Program of a company that tracks you.', needs: 'payEnrollments' },
      { does: 'Offer a program of your own for a fee, or close it.', needs: 'keepVendorProgram' },
      { does: 'See who is enrolled in your program, and until when.', needs: 'readVendorProgram' },
    ],
    words: ['requester', 'insured', 'vendor program', 'enrollment'],
  },
  'contactus/:planId': {
    question: 'What do you want to know about this plan?',
    acts: [{ does: 'Write to the support. It answers to your e-mail address.' }],
    words: [],
  },
  'payment-gateway': {
    question: 'Whose program do you enroll in, for how long, and what does it cost?',
    acts: [
      { does: 'Go to the provider of payments. No card number is typed in this product.', needs: 'payEnrollments' },
    ],
    words: ['requester', 'vendor program'],
  },
  'requestor-verification-program/:result': {
    question: 'Did the payment succeed, and is your company enrolled?',
    acts: [{ does: 'Try again, or go back to the plans.' }],
    words: ['requester', 'enrollment'],
  },
};
