import { formEquivalenceCatalogue } from './form-equivalence.catalogue.js';
import { FORM_ENTRY_CODES, formEquivalenceDecider } from './form-equivalence.decider.js';

export const formEquivalence = {
  name: 'form-equivalence',
  decider: formEquivalenceDecider,
  catalogue: formEquivalenceCatalogue,
  codes: FORM_ENTRY_CODES,
} as const;
