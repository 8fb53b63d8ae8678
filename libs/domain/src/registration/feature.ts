import { registrationCatalogue } from './registration.catalogue.js';
import { registrationDecider, REGISTRATION_CODES } from './registration.decider.js';

export const registration = {
  name: 'registration',
  decider: registrationDecider,
  catalogue: registrationCatalogue,
  codes: REGISTRATION_CODES,
} as const;
