import type { FormRow } from './form-row.js';

/** Workers’ compensation, and employers’ liability added to general liability. The letter behind a number is its version. */
export const WORKERS_FORMS: readonly FormRow[] = [
  {
    number: 'WC 00 03 13', editions: ['04 84'], line: 'workersCompensation', scopes: ['waiver', 'scheduled'],
    title: 'Waiver of our right to recover', confidence: 'confirmed', sources: ['S', 'N', 'B'],
    note: 'Schedule may hold blanket words; residual market: blanket only; states may bar or charge',
  },
  {
    number: 'WC 04 03 06', editions: ['04 84?'], line: 'workersCompensation', scopes: ['waiver'],
    title: 'Waiver, California', confidence: 'confirmed', sources: ['S'],
    note: 'Equals 00 03 13 for California work; a city list accepts both',
  },
  {
    number: 'WC 42 03 04', editions: ['A?', 'B'], line: 'workersCompensation', scopes: ['waiver', 'scheduled', 'blanket'],
    title: 'Waiver, Texas', confidence: 'check', sources: [],
    note: 'Box picks specific or blanket; only code lists name it',
  },
  {
    number: 'WC 99 04 10', editions: [], line: 'workersCompensation', scopes: ['waiver'],
    ofCarrier: true,
    title: 'Carrier waiver form', confidence: 'confirmed', sources: ['S', 'R'],
    note: '99 means a number of the carrier’s own: read its words',
  },
  {
    number: 'WC 00 03 01', editions: ['A 02 89'], line: 'workersCompensation', scopes: ['scheduled'],
    title: 'Alternate employer', confidence: 'confirmed', sources: ['S', 'N', 'B'],
    note: 'Named client treated as insured; no cancellation notice to it; not a waiver',
  },
  {
    number: 'WC 00 03 02', editions: [], line: 'workersCompensation', scopes: ['exclusion:workplace'],
    title: 'Designated workplaces exclusion', confidence: 'confirmed', sources: ['N'],
    note: 'Not a waiver (one site says so, wrongly)',
  },
  {
    number: 'WC 00 03 03', editions: ['C'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Employers’ liability coverage', confidence: 'confirmed', sources: ['N', 'B'],
    note: 'Employers’ liability only, used as stop gap in states that insure the workers',
  },
  {
    number: 'WC 34 03 01', editions: [], line: 'workersCompensation', scopes: ['grant'],
    title: 'Ohio employers’ liability', confidence: 'confirmed', sources: ['N'],
    note: 'Ohio stop gap on a WC policy',
  },
  {
    number: 'WC 00 03 04', editions: [], line: 'workersCompensation', scopes: [],
    title: 'Insurer as insured', confidence: 'confirmed', sources: ['N'],
    note: 'Rare',
  },
  {
    number: 'WC 00 03 05', editions: [], line: 'workersCompensation', scopes: [],
    title: 'Joint venture', confidence: 'confirmed', sources: ['N'],
    note: 'Rare',
  },
  {
    number: 'WC 00 03 06', editions: [], line: 'workersCompensation', scopes: ['exclusion:medical'],
    title: 'Medical benefits exclusion', confidence: 'confirmed', sources: ['N'],
    note: 'Rare',
  },
  {
    number: 'WC 00 03 08', editions: [], line: 'workersCompensation', scopes: ['exclusion:officers'],
    title: 'Partners, officers and others exclusion', confidence: 'confirmed', sources: ['N'],
    note: 'Agrees with the box of ACORD 25 about excluded owners; read the names',
  },
  {
    number: 'WC 00 03 10', editions: [], line: 'workersCompensation', scopes: ['grant'],
    title: 'Sole proprietors, partners, officers coverage', confidence: 'confirmed', sources: ['N'],
    note: 'Opposite of 03 08',
  },
  {
    number: 'WC 00 03 11', editions: ['A'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Voluntary compensation and employers’ liability', confidence: 'confirmed', sources: ['N'],
    note: 'Not statutory proof',
  },
  {
    number: 'WC 00 01 06', editions: ['A'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Longshore and harbor workers', confidence: 'confirmed', sources: ['N', 'B'],
    note: 'Needed for work on or by water',
  },
  {
    number: 'WC 00 01 01', editions: ['A'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Defense Base Act', confidence: 'confirmed', sources: ['N', 'B'],
    note: 'Federal acts',
  },
  {
    number: 'WC 00 01 04', editions: ['A'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Federal Employers’ Liability Act', confidence: 'confirmed', sources: ['N', 'B'],
    note: 'Federal acts',
  },
  {
    number: 'WC 00 01 08', editions: ['A'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Nonappropriated Fund Instrumentalities Act', confidence: 'confirmed', sources: ['N', 'B'],
    note: 'Federal acts',
  },
  {
    number: 'WC 00 01 09', editions: ['B', 'C'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Outer Continental Shelf', confidence: 'confirmed', sources: ['N'],
    note: 'B in 2011, C in 2021 list',
  },
  {
    number: 'WC 00 02 01', editions: ['A', 'B'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Maritime', confidence: 'confirmed', sources: ['N'],
    note: 'Crew (Jones Act) exposure',
  },
  {
    number: 'WC 00 02 03', editions: ['A'], line: 'workersCompensation', scopes: ['grant'],
    title: 'Voluntary compensation maritime', confidence: 'confirmed', sources: ['N'],
    note: 'Crew (Jones Act) exposure',
  },
  {
    number: 'CG 04 40', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Stop gap employers’ liability: North Dakota', confidence: 'confirmed', sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
  {
    number: 'CG 04 41', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Stop gap employers’ liability: Ohio', confidence: 'confirmed', sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
  {
    number: 'CG 04 42', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Stop gap employers’ liability: Washington', confidence: 'confirmed', sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
  {
    number: 'CG 04 44', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Stop gap employers’ liability: Wyoming', confidence: 'confirmed', sources: ['P', 'M'],
    note: 'The state must match; read the three limits of employers’ liability',
  },
];
