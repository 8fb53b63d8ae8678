import { optOutCatalogue } from './opt-out.catalogue.js';
import { optOutDecider, OPT_OUT_CODES } from './opt-out.decider.js';

export const optOut = {
  name: 'opt-out',
  decider: optOutDecider,
  catalogue: optOutCatalogue,
  codes: OPT_OUT_CODES,
} as const;
