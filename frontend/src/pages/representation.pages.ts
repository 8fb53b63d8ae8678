import { Handshake } from 'lucide-react';
import { definePages } from './page.js';

export const representationPages = definePages({
  'my-agent': { needs: 'readOwnAgency', title: 'My Agent', menu: { icon: Handshake } },
});
