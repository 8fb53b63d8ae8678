import { requestCatalogue } from './request.catalogue.js';
import { requestDecider, REQUEST_CODES } from './request.decider.js';

export const request = {
  name: 'request',
  decider: requestDecider,
  catalogue: requestCatalogue,
  codes: REQUEST_CODES,
} as const;
