import { ClipboardCheck, UserCog, UsersRound } from 'lucide-react';
import { definePages } from './page.js';

export const membershipPages = definePages({
  'company-admin': {
    needs: 'administerCompany',
    title: 'Company Admin',
    menu: { icon: UserCog, group: 'profile' },
  },
  'my-pending-users': {
    needs: 'administerCompany',
    title: 'Pending Users',
    menu: { icon: ClipboardCheck, group: 'profile' },
  },
  'company-manage': { needs: 'readColleagues', title: 'Company Dashboard' },
  'my-team': {
    needs: 'readColleagues',
    title: 'My Team',
    menu: { icon: UsersRound, group: 'profile', needs: 'readClients' },
  },
});
