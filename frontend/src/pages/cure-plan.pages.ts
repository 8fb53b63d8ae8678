import { ListChecks } from 'lucide-react';
import { definePages } from './page.js';

export const curePlanPages = definePages({
  'cure-plan': { needs: 'readOwnInsurance', title: 'Cure Plan', menu: { icon: ListChecks } },
  'agent-clients/:insuredId/cure-plan': { needs: 'readClients', title: 'Cure Plan' },
});
