import type { supplierContactPages } from '../supplier-contact.pages.js';
import type { HelpOf } from './page-help.js';

export const supplierContactHelp: HelpOf<typeof supplierContactPages> = {
  'supplier-address-book': {
    question: 'Which suppliers do you keep, and whom of them have you asked?',
    acts: [
      {
        does: 'Import suppliers from a spreadsheet: choose which column holds what, and get the refused rows back.',
        needs: 'keepSupplierBook',
      },
      { does: 'Add a supplier, change it, or delete it.', needs: 'keepSupplierBook' },
      { does: 'Undo an import: what nobody changed since is deleted.', needs: 'keepSupplierBook' },
      { does: 'Request coverage from one supplier, or from all that you choose.', needs: 'requestCoverage' },
      { does: 'Search, choose one of your address books, and export it.' },
    ],
    words: ['request'],
  },
};
