import { House } from 'lucide-react';
import { definePages } from './page.js';

export const sharePages = definePages({
  'shared-policies': {
    needs: 'readOwnInsurance',
    title: 'Home',
    description: 'Share My Policies',
    menu: { icon: House },
  },
  'agent-clients/:insuredId/shares': { needs: 'readClients', title: 'Shared policies' },
});
