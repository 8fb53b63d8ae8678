import { ShieldCheck } from 'lucide-react';
import { definePages } from './page.js';

export const exceptionPages = definePages({
  exceptions: { needs: 'readSuppliers', title: 'Exceptions', menu: { icon: ShieldCheck } },
});
