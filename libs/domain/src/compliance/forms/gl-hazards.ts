import type { FormRow } from './form-row.js';

/** Exclusions and restrictions of general liability: single coverages and hazards. */
export const GL_HAZARDS_FORMS: readonly FormRow[] = [
  {
    number: 'CG 21 35', editions: ['10 01'], line: 'generalLiability', scopes: ['exclusion:medical-payments'],
    title: 'Coverage C medical payments', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'MED EXP must then read excluded; a figure conflicts → review',
  },
  {
    number: 'CG 21 36', editions: ['03 05'], line: 'generalLiability', scopes: ['exclusion:new-entities'],
    title: 'New entities', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Matters when insured names change',
  },
  {
    number: 'CG 21 38', editions: [], line: 'generalLiability', scopes: ['exclusion:personal-injury'],
    title: 'P&A injury', confidence: 'confirmed', sources: ['M'],
    note: 'A limit shown for it conflicts → review',
  },
  {
    number: 'CG 21 45', editions: [], line: 'generalLiability', scopes: ['exclusion:rented-premises'],
    title: 'Damage to rented premises', confidence: 'confirmed', sources: ['M'],
    note: 'A limit shown for it conflicts → review',
  },
  {
    number: 'CG 21 42', editions: ['01 96', '12 04'], line: 'generalLiability', scopes: ['exclusion:xcu'],
    title: 'Explosion, collapse, underground', confidence: 'confirmed', sources: ['F', 'M'],
    note: '21 42 listed operations; 21 43 all except listed',
  },
  {
    number: 'CG 21 43', editions: ['01 96', '12 04'], line: 'generalLiability', scopes: ['exclusion:xcu'],
    title: 'Explosion, collapse, underground', confidence: 'confirmed', sources: ['F', 'M'],
    note: '21 42 listed operations; 21 43 all except listed',
  },
  {
    number: 'CG 21 46', editions: ['07 98'], line: 'generalLiability', scopes: ['exclusion:abuse'],
    title: 'Abuse or molestation', confidence: 'confirmed', sources: ['S', 'P', 'M'],
    note: '2027 manual lists 40 28 and 40 29 in place of 21 46',
  },
  {
    number: 'CG 40 28', editions: [], line: 'generalLiability', scopes: ['exclusion:abuse'],
    title: 'Broad', confidence: 'confirmed', sources: ['S', 'P', 'M'],
    note: '2027 manual lists 40 28 and 40 29 in place of 21 46',
  },
  {
    number: 'CG 40 29', editions: [], line: 'generalLiability', scopes: ['exclusion:abuse'],
    title: 'Sexual', confidence: 'confirmed', sources: ['S', 'P', 'M'],
    note: '2027 manual lists 40 28 and 40 29 in place of 21 46',
  },
  {
    number: 'CG 21 47', editions: ['12 07'], line: 'generalLiability', scopes: ['exclusion:employment-practices'],
    title: 'Employment-related practices', confidence: 'confirmed', sources: ['S', 'P'],
    note: 'Nearly universal, no finding by default; gone from the 2027 manual list',
  },
  {
    number: 'CG 21 49', editions: ['09 99'], line: 'generalLiability', scopes: ['exclusion:pollution'],
    title: 'Total pollution', confidence: 'confirmed', sources: ['M', 'I', 'P'],
    note: 'Widest pollution exclusion',
  },
  {
    number: 'CG 21 55', editions: ['09 99'], line: 'generalLiability', scopes: ['exclusion:pollution'],
    title: 'Total pollution, hostile fire exception', confidence: 'confirmed', sources: ['M', 'I', 'S'],
    note: 'Fire smoke kept',
  },
  {
    number: 'CG 21 65', editions: ['12 04'], line: 'generalLiability', scopes: ['exclusion:pollution'],
    title: 'Total pollution, heating and fire exceptions', confidence: 'confirmed', sources: ['M', 'I', 'T'],
    note: 'Mildest of three',
  },
  {
    number: 'CG 21 06', editions: ['05 14'], line: 'generalLiability', scopes: ['exclusion:cyber'],
    title: 'Access or disclosure of data', confidence: 'confirmed', sources: ['S', 'P'],
    note: '21 07 lacks the bodily-injury exception; both gone from the 2027 list',
  },
  {
    number: 'CG 21 07', editions: ['05 14'], line: 'generalLiability', scopes: ['exclusion:cyber'],
    title: 'Access or disclosure of data', confidence: 'confirmed', sources: ['S', 'P'],
    note: '21 07 lacks the bodily-injury exception; both gone from the 2027 list',
  },
  {
    number: 'CG 21 67', editions: ['12 04'], line: 'generalLiability', scopes: ['exclusion:mold'],
    title: 'Fungi or bacteria', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Usual on property managers’ lists; CG 24 25 gives limited cover back',
  },
  {
    number: 'CG 24 25', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Limited fungi or bacteria cover', confidence: 'confirmed', sources: ['M'],
    note: 'One web page titles it as amendment of limits: wrong',
  },
  {
    number: 'CG 21 86', editions: [], line: 'generalLiability', scopes: ['exclusion:EIFS'],
    title: 'Exterior insulation and finish (EIFS)', confidence: 'confirmed', sources: ['M'],
    note: '40 27 and 40 30 have exceptions',
  },
  {
    number: 'CG 40 27', editions: [], line: 'generalLiability', scopes: ['exclusion:EIFS'],
    title: 'Exterior insulation and finish (EIFS)', confidence: 'confirmed', sources: ['M'],
    note: '40 27 and 40 30 have exceptions',
  },
  {
    number: 'CG 40 30', editions: [], line: 'generalLiability', scopes: ['exclusion:EIFS'],
    title: 'Exterior insulation and finish (EIFS)', confidence: 'confirmed', sources: ['M'],
    note: '40 27 and 40 30 have exceptions',
  },
  {
    number: 'CG 21 96', editions: ['03 05'], line: 'generalLiability', scopes: ['exclusion:silica'],
    title: 'Silica', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Trades with dust',
  },
  {
    number: 'CG 21 32', editions: [], line: 'generalLiability', scopes: ['exclusion:communicable-disease'],
    title: 'Communicable disease', confidence: 'confirmed', sources: ['M'],
    note: '40 32 is new in the 2027 manual',
  },
  {
    number: 'CG 40 32', editions: [], line: 'generalLiability', scopes: ['exclusion:PFAS'],
    title: 'PFAS', confidence: 'confirmed', sources: ['M'],
    note: '40 32 is new in the 2027 manual',
  },
  {
    number: 'CG 21 50', editions: [], line: 'generalLiability', scopes: ['exclusion:liquor'],
    title: 'Amended liquor liability exclusion', confidence: 'confirmed', sources: ['M'],
    note: '21 51 excepts listed premises or activities',
  },
  {
    number: 'CG 21 51', editions: [], line: 'generalLiability', scopes: ['exclusion:liquor'],
    title: 'Amended liquor liability exclusion', confidence: 'confirmed', sources: ['M'],
    note: '21 51 excepts listed premises or activities',
  },
  {
    number: 'CG 21 09', editions: [], line: 'generalLiability', scopes: ['exclusion:drone'],
    title: 'Unmanned aircraft (all', confidence: 'confirmed', sources: ['M'],
    note: 'CG 24 50-24 52 and 24 55 give cover back',
  },
  {
    number: 'CG 21 10', editions: [], line: 'generalLiability', scopes: ['exclusion:drone'],
    title: 'A only', confidence: 'confirmed', sources: ['M'],
    note: 'CG 24 50-24 52 and 24 55 give cover back',
  },
  {
    number: 'CG 21 11', editions: [], line: 'generalLiability', scopes: ['exclusion:drone'],
    title: 'B only)', confidence: 'confirmed', sources: ['M'],
    note: 'CG 24 50-24 52 and 24 55 give cover back',
  },
  {
    number: 'CG 40 04', editions: [], line: 'generalLiability', scopes: ['exclusion:earth-movement'],
    title: 'Earth movement (all', confidence: 'confirmed', sources: ['M'],
    note: 'Serious for foundations and grading',
  },
  {
    number: 'CG 40 05', editions: [], line: 'generalLiability', scopes: ['exclusion:earth-movement'],
    title: 'Completed', confidence: 'confirmed', sources: ['M'],
    note: 'Serious for foundations and grading',
  },
  {
    number: 'CG 40 06', editions: [], line: 'generalLiability', scopes: ['exclusion:earth-movement'],
    title: 'Designated)', confidence: 'confirmed', sources: ['M'],
    note: 'Serious for foundations and grading',
  },
  {
    number: 'CG 40 10', editions: [], line: 'generalLiability', scopes: ['exclusion:cross-suits'],
    title: 'Cross suits', confidence: 'confirmed', sources: ['M'],
    note: 'Insured against insured: can defeat additional insured claims → review',
  },
  {
    number: 'CG 40 11', editions: [], line: 'generalLiability', scopes: ['exclusion:hired-auto'],
    title: 'Hired auto liability', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 21 73', editions: ['01 15'], line: 'generalLiability', scopes: ['exclusion:terrorism'],
    title: 'Certified acts of terrorism', confidence: 'confirmed', sources: ['P'],
    note: 'Only if the template asks',
  },
];
