import { vendorProgramCatalogue } from './vendor-program.catalogue.js';
import { vendorProgramDecider, VENDOR_PROGRAM_CODES } from './vendor-program.decider.js';

export const vendorProgram = {
  name: 'vendor-program',
  decider: vendorProgramDecider,
  catalogue: vendorProgramCatalogue,
  codes: VENDOR_PROGRAM_CODES,
} as const;
