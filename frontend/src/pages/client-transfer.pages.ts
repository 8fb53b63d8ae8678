import { ArrowRightLeft } from 'lucide-react';
import { definePages } from './page.js';

export const clientTransferPages = definePages({
  transfers: { needs: 'readTransfers', title: 'Transfers', menu: { icon: ArrowRightLeft } },
  'transfers/:transferId': { needs: 'readTransfers', title: 'Client transfer' },
});
