import type { FormRow } from './form-row.js';

/** Automobile and motor carrier. */
export const AUTO_FORMS: readonly FormRow[] = [
  {
    number: 'CA 20 48', editions: ['02 99', '10 13'], line: 'automobile', scopes: ['AI-auto', 'scheduled'],
    title: 'Designated insured, covered autos liability', confidence: 'confirmed', sources: ['S', 'B', 'J'],
    note: 'Confirms who is insured already; a 12 19 edition on one site is unproven',
  },
  {
    number: 'CA 20 01', editions: ['03 06?', '10 13?'], line: 'automobile', scopes: ['AI-lessor', 'loss-payee', 'scheduled'],
    title: 'Lessor, additional insured and loss payee', confidence: 'confirmed', sources: ['T', 'X'],
    note: 'Leased autos in schedule; liability and physical damage',
  },
  {
    number: 'CA 04 44', editions: ['10 13'], line: 'automobile', scopes: ['waiver', 'scheduled'],
    title: 'Waiver of transfer of rights', confidence: 'confirmed', sources: ['S', 'B'],
    note: 'Auto only',
  },
  {
    number: 'CA 04 43', editions: ['11 20?'], line: 'automobile', scopes: ['waiver', 'blanket'],
    title: 'Waiver, automatic', confidence: 'check', sources: [],
    note: 'Written contract before loss; no strong source',
  },
  {
    number: 'CA 04 49', editions: ['11 16'], line: 'automobile', scopes: ['primary-noncontributory', 'blanket'],
    title: 'Primary and noncontributory', confidence: 'confirmed', sources: ['J', 'W'],
    note: 'No additional insured by itself; other party must be named insured elsewhere; contract needed',
  },
  {
    number: 'CA 99 48', editions: ['10 13?'], line: 'automobile', scopes: ['pollution-transport'],
    title: 'Pollution, broadened cover for covered autos', confidence: 'confirmed', sources: ['I', 'T'],
    note: 'Upset of a covered auto; not loading/unloading',
  },
  {
    number: 'MCS-90', editions: [], line: 'automobile', scopes: ['MCS-90'],
    title: 'Motor carrier public liability', confidence: 'confirmed', sources: ['I'],
    note: 'Surety-like; insurer may recover from insured; no cover for the holder; not a limit',
  },
  {
    number: 'CA 20 33', editions: ['10 13'], line: 'automobile', scopes: ['grant'],
    title: 'Autos leased, hired, with drivers', confidence: 'confirmed', sources: ['F'],
    note: 'Physical damage for hired autos with drivers',
  },
  {
    number: 'CA 23 08', editions: [], line: 'automobile', scopes: [],
    title: 'Motor carriers excess cover', confidence: 'confirmed', sources: ['F', 'R'],
    note: 'Changes whose policy pays first: read it where primary cover is required',
  },
  {
    number: 'CA 23 30', editions: [], line: 'automobile', scopes: [],
    title: 'Motor carrier', confidence: 'confirmed', sources: ['F', 'R'],
    note: 'Changes whose policy pays first: read it where primary cover is required',
  },
  {
    number: 'CA 99 44', editions: ['01 87'], line: 'automobile', scopes: ['loss-payee', 'scheduled'],
    title: 'Loss payable clause', confidence: 'confirmed', sources: ['P'],
    note: 'Listed vehicle only; not lender-loss-payable by title',
  },
  {
    number: 'CA 99 33', editions: [], line: 'automobile', scopes: ['grant'],
    title: 'Employees as insureds', confidence: 'check', sources: [],
    note: 'Staff cars and rentals; not proof of hired/non-owned symbols',
  },
  {
    number: 'CA 20 54', editions: [], line: 'automobile', scopes: ['grant'],
    title: 'Employee hired autos', confidence: 'check', sources: [],
    note: 'Staff cars and rentals; not proof of hired/non-owned symbols',
  },
];
