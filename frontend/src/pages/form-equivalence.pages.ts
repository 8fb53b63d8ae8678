import { FileCheck } from 'lucide-react';
import { definePages } from './page.js';

export const formEquivalencePages = definePages({
  forms: { needs: 'readForms', title: 'Forms', menu: { icon: FileCheck } },
  'forms/details': { needs: 'readForms', title: 'Form' },
});
