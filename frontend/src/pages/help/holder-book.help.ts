import type { holderBookPages } from '../holder-book.pages.js';
import type { HelpOf, PageHelp } from './page-help.js';

const ACTS: PageHelp['acts'] = [
  { does: 'Add a certificate holder, change one, or delete it.', needs: 'keepHolderBooks' },
  { does: 'Upload a spreadsheet of certificate holders, and undo what it added.', needs: 'keepHolderBooks' },
  { does: 'See which shares and answers carried a certificate holder.' },
  { does: 'See each box as certificates will print it.' },
];

export const holderBookHelp: HelpOf<typeof holderBookPages> = {
  'my-address-book': {
    question: 'Which certificate holders does your agency keep for all of its clients?',
    acts: ACTS,
    words: ['certificate holder'],
  },
  'client-address-book': {
    question: 'Who receives your certificates, and at which address?',
    acts: ACTS,
    words: ['certificate holder'],
  },
  'client-address-book/:insuredId': {
    question: 'Who receives the certificates of this client, and at which address?',
    acts: ACTS,
    words: ['certificate holder'],
  },
};
