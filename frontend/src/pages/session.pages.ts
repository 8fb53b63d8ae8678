import { ShieldCheck } from 'lucide-react';
import { definePages } from './page.js';

export const sessionPages = definePages({
  'myProfile/security': { needs: 'useAccount', title: 'Security', menu: { icon: ShieldCheck, group: 'profile' } },
});
