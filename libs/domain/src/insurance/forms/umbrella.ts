import type { FormRow } from './form-row.js';

/** Umbrella and excess. */
export const UMBRELLA_FORMS: readonly FormRow[] = [
  {
    number: 'CU 24 78',
    editions: ['11 16'],
    line: 'umbrella',
    scopes: ['primary-noncontributory'],
    title: 'Noncontributory',
    confidence: 'confirmed',
    sources: ['W', 'X'],
    note: 'Noncontributory only, not primary',
  },
  {
    number: 'CX 24 33',
    editions: ['11 16'],
    line: 'umbrella',
    scopes: ['primary-noncontributory'],
    title: 'Noncontributory',
    confidence: 'confirmed',
    sources: ['W'],
    note: 'As CU 24 78',
  },
  {
    number: 'CU 24 77',
    editions: ['12 23?'],
    line: 'umbrella',
    scopes: ['primary-noncontributory'],
    title: 'Noncontributory and order of response',
    confidence: 'check',
    sources: [],
    note: 'Said to respond before the additional insured’s own cover; one weak page',
  },
  {
    number: 'CU 24 03',
    editions: [],
    line: 'umbrella',
    scopes: ['waiver'],
    title: 'Waiver of transfer of rights',
    confidence: 'check',
    sources: [],
    note: 'Not found in any source read',
  },
];
