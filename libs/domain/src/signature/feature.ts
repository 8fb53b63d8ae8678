import { signatureCatalogue } from './signature.catalogue.js';
import { SIGNATURE_CODES, signatureDecider } from './signature.decider.js';

export const signature = {
  name: 'signature',
  decider: signatureDecider,
  catalogue: signatureCatalogue,
  codes: SIGNATURE_CODES,
} as const;
