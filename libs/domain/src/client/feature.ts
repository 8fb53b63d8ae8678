import { clientCatalogue } from './client.catalogue.js';
import { clientDecider, CLIENT_CODES } from './client.decider.js';

export const client = {
  name: 'client',
  decider: clientDecider,
  catalogue: clientCatalogue,
  codes: CLIENT_CODES,
} as const;
