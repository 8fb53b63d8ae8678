import { exceptionCatalogue } from './exception.catalogue.js';
import { exceptionDecider, EXCEPTION_CODES } from './exception.decider.js';

export const exception = {
  name: 'exception',
  decider: exceptionDecider,
  catalogue: exceptionCatalogue,
  codes: EXCEPTION_CODES,
} as const;
