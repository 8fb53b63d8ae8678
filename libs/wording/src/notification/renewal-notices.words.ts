import { worded } from './worded.js';

/** Of renewals, by code [I06]. `ending`: what ends, by name. */
export const RENEWAL_NOTICES = {
  'RENEWAL.DUE': worded(
    'Policies about to expire',
    ['ending', 'days'],
    ({ ending, days }) => `To be renewed within ${days} days: ${ending}.`,
  ),
  'RENEWAL.PAST_DUE': worded('Renewals past due', ['ending'], ({ ending }) => `Expired, and not renewed: ${ending}.`),
  'RENEWAL.DUE_OF_SUPPLIERS': worded(
    'Coverage of suppliers about to end',
    ['ending', 'days'],
    ({ ending, days }) => `Required coverage ends within ${days} days: ${ending}.`,
  ),
  'RENEWAL.PAST_DUE_OF_SUPPLIERS': worded(
    'Coverage of suppliers has ended',
    ['ending'],
    ({ ending }) => `Required coverage has ended, and nothing took its place: ${ending}.`,
  ),
} as const;
