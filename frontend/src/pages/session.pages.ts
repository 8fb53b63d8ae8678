import { definePages } from './page.js';

export const sessionPages = definePages({
  'myProfile/security': { needs: 'useAccount', title: 'Security' },
});
