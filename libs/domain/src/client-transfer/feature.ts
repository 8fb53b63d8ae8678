import { clientTransferCatalogue } from './client-transfer.catalogue.js';
import { clientTransferDecider, CLIENT_TRANSFER_CODES } from './client-transfer.decider.js';

export const clientTransfer = {
  name: 'client-transfer',
  decider: clientTransferDecider,
  catalogue: clientTransferCatalogue,
  codes: CLIENT_TRANSFER_CODES,
} as const;
