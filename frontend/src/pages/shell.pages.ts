import { definePages } from './page.js';

export const shellPages = definePages({
  'page-not-found': { needs: 'useAccount', title: 'Page not found' },
  'unauthorized-access': { needs: 'useAccount', title: 'No access' },
  'server-error': { needs: 'useAccount', title: 'Something went wrong!' },
});
