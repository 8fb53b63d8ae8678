import { definePages } from './page.js';

export const whatIfPages = definePages({ 'what-if/:whatIfId': { needs: 'readWhatIfs', title: 'What if' } });
