import type { FormRow } from './form-row.js';

/** Employers’ liability added to general liability, where the state alone insures workers. */
export const STOP_GAP_FORMS: readonly FormRow[] = [
  {
    number: 'CG 04 40',
    editions: [],
    line: 'generalLiability',
    scopes: ['grant'],
    title: 'Stop gap employers’ liability: North Dakota',
    confidence: 'confirmed',
    sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
  {
    number: 'CG 04 41',
    editions: [],
    line: 'generalLiability',
    scopes: ['grant'],
    title: 'Stop gap employers’ liability: Ohio',
    confidence: 'confirmed',
    sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
  {
    number: 'CG 04 42',
    editions: [],
    line: 'generalLiability',
    scopes: ['grant'],
    title: 'Stop gap employers’ liability: Washington',
    confidence: 'confirmed',
    sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
  {
    number: 'CG 04 44',
    editions: [],
    line: 'generalLiability',
    scopes: ['grant'],
    title: 'Stop gap employers’ liability: Wyoming',
    confidence: 'confirmed',
    sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
];
