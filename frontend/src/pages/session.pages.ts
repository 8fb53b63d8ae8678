import { ShieldCheck } from 'lucide-react';
import { definePages } from './page.js';

export const sessionPages = definePages({
  // Everybody else reaches it from My Profile, which operators do not have.
  'myProfile/security': {
    needs: 'useAccount',
    title: 'Security',
    menu: { icon: ShieldCheck, group: 'profile', needs: 'operateProduct' },
  },
});
