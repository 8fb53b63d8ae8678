import { BookUser } from 'lucide-react';
import { definePages } from './page.js';

export const supplierContactPages = definePages({
  'supplier-address-book': {
    needs: 'readSupplierBook',
    title: 'Supplier Address Book',
    menu: { icon: BookUser, group: 'profile' },
  },
});
