import type { FormRow } from './form-row.js';

/** Forms of single carriers: examples that never equal a standard form because of their title. */
export const CARRIER_FORMS: readonly FormRow[] = [
  {
    number: 'MEGL 0009-01', editions: ['09 18'], line: 'generalLiability', scopes: ['blanket'],
    ofCarrier: true,
    title: 'Blanket additional insured (Markel/Evanston)', confidence: 'confirmed', sources: ['P'],
    note: 'What it gives was not read',
  },
  {
    number: 'MEGL 0241-01', editions: ['05 16'], line: 'generalLiability', scopes: ['waiver', 'blanket'],
    ofCarrier: true,
    title: 'Blanket waiver (Markel/Evanston)', confidence: 'confirmed', sources: ['P'],
  },
  {
    number: 'MEGL 1331', editions: ['04 24'], line: 'generalLiability', scopes: ['exclusion:wrap-up'],
    ofCarrier: true,
    title: 'Wrap-up exclusion (Markel/Evanston)', confidence: 'confirmed', sources: ['P'],
  },
  {
    number: 'RSCG0303', editions: [], line: 'generalLiability', scopes: ['blanket'],
    ofCarrier: true,
    title: 'Additional insured: blanket, written contract', confidence: 'confirmed', sources: ['S'],
    note: 'Seen only in the description of a certificate, which proves nothing',
  },
  {
    number: '500BWS01', editions: [], line: 'automobile', scopes: ['waiver', 'blanket'],
    ofCarrier: true,
    title: 'Blanket auto waiver', confidence: 'confirmed', sources: ['J'],
    note: 'No additional insured, and not primary',
  },
  {
    number: 'CG D2 46', editions: [], line: 'generalLiability', scopes: ['blanket'],
    ofCarrier: true,
    title: 'Blanket additional insured (Travelers)', confidence: 'check', sources: [],
    note: 'Its name is known, no page of it was found',
  },
  {
    number: 'U-GL-1175', editions: [], line: 'generalLiability', scopes: ['blanket'],
    ofCarrier: true,
    title: 'Blanket additional insured (Zurich)', confidence: 'check', sources: [],
    note: 'Its name is known, no page of it was found',
  },
  {
    number: 'CNA75079', editions: [], line: 'generalLiability', scopes: ['blanket'],
    ofCarrier: true,
    title: 'Blanket additional insured (CNA)', confidence: 'check', sources: [],
    note: 'Its name is known, no page of it was found',
  },
];
