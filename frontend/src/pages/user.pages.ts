import { UserRound } from 'lucide-react';
import { definePages } from './page.js';

export const userPages = definePages({
  myProfile: { needs: 'changeProfile', title: 'My Profile', menu: { icon: UserRound, group: 'profile' } },
});
