import { worded } from './worded.js';

/** A step that the other agency took. */
const step = (title: string, sentence: (agency: string, client: string) => string) =>
  worded(title, ['agency', 'client'], ({ agency, client }) => sentence(agency, client));

/** Of the steps of a client transfer, for the two agencies, by code. */
export const TRANSFER_NOTICES = {
  'TRANSFER.OFFERED': step('Client offered to you', (agency, client) => `${agency} offers you its client ${client}.`),
  'TRANSFER.ASKED': step(
    'Transfer request',
    (agency, client) => `${agency} asks you to release your client ${client}.`,
  ),
  'TRANSFER.ACKNOWLEDGED': step(
    'Transfer acknowledged',
    (agency, client) => `${agency} has seen your transfer of ${client}.`,
  ),
  'TRANSFER.APPROVED': step('Transfer approved', (agency, client) => `${agency} approved the transfer of ${client}.`),
  'TRANSFER.CLIENT_APPROVED': worded(
    'Approved by the client',
    ['client', 'from', 'to'],
    ({ client, from, to }) => `${client} approved its transfer from ${from} to ${to}.`,
  ),
  'TRANSFER.DENIED': step('Transfer denied', (agency, client) => `${agency} denied the transfer of ${client}.`),
  'TRANSFER.CANCELED': step('Transfer canceled', (agency, client) => `${agency} canceled the transfer of ${client}.`),
  'TRANSFER.COMPLETED': worded(
    'Transfer complete',
    ['client', 'from', 'to'],
    ({ client, from, to }) => `${client} has moved from ${from} to ${to}.`,
  ),
} as const;
