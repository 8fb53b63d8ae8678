import { BookUser } from 'lucide-react';
import { definePages } from './page.js';

export const holderBookPages = definePages({
  'my-address-book': {
    needs: 'readClients',
    title: 'Agency Address Book',
    menu: { icon: BookUser, group: 'profile' },
  },
  'client-address-book': {
    needs: 'readHolderBooks',
    title: 'Address Book',
    menu: { icon: BookUser, group: 'profile', needs: 'readOwnInsurance' },
  },
  'client-address-book/:insuredId': { needs: 'readClients', title: 'Client Address Book' },
});
