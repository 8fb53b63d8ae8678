import { documentRegisterCatalogue } from './document-register.catalogue.js';
import { documentRegisterDecider, DOCUMENT_REGISTER_CODES } from './document-register.decider.js';

export const documentRegister = {
  name: 'document-register',
  decider: documentRegisterDecider,
  catalogue: documentRegisterCatalogue,
  codes: DOCUMENT_REGISTER_CODES,
} as const;
