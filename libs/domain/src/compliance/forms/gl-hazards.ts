import type { FormRow } from './form-row.js';

/** Exclusions and restrictions of general liability: single coverages and hazards. */
export const GL_HAZARDS_FORMS: readonly FormRow[] = [
  {
    number: 'CG 21 35', editions: ['10 01'], line: 'generalLiability', scopes: ['exclusion:medical-payments'],
    title: 'Exclusion: coverage C, medical payments', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Medical expense must then read excluded; an amount contradicts the form',
  },
  {
    number: 'CG 21 36', editions: ['03 05'], line: 'generalLiability', scopes: ['exclusion:new-entities'],
    title: 'Exclusion: new entities', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Matters when insured names change',
  },
  {
    number: 'CG 21 38', editions: [], line: 'generalLiability', scopes: ['exclusion:personal-injury'],
    title: 'Exclusion: personal and advertising injury', confidence: 'confirmed', sources: ['M'],
    note: 'A limit that is shown for it contradicts the form',
  },
  {
    number: 'CG 21 45', editions: [], line: 'generalLiability', scopes: ['exclusion:rented-premises'],
    title: 'Exclusion: damage to rented premises', confidence: 'confirmed', sources: ['M'],
    note: 'A limit that is shown for it contradicts the form',
  },
  {
    number: 'CG 21 42', editions: ['01 96', '12 04'], line: 'generalLiability', scopes: ['exclusion:xcu'],
    title: 'Exclusion: explosion, collapse, underground (listed operations)', confidence: 'confirmed', sources: ['F', 'M'],
  },
  {
    number: 'CG 21 43', editions: ['01 96', '12 04'], line: 'generalLiability', scopes: ['exclusion:xcu'],
    title: 'Exclusion: explosion, collapse, underground (all but listed operations)', confidence: 'confirmed', sources: ['F', 'M'],
  },
  {
    number: 'CG 21 46', editions: ['07 98'], line: 'generalLiability', scopes: ['exclusion:abuse'],
    title: 'Exclusion: abuse or molestation', confidence: 'confirmed', sources: ['S', 'P', 'M'],
    note: 'The 2027 manual lists CG 40 28 and CG 40 29 in place of CG 21 46',
  },
  {
    number: 'CG 40 28', editions: [], line: 'generalLiability', scopes: ['exclusion:abuse'],
    title: 'Exclusion: abuse or molestation, broad', confidence: 'confirmed', sources: ['S', 'P', 'M'],
    note: 'The 2027 manual lists CG 40 28 and CG 40 29 in place of CG 21 46',
  },
  {
    number: 'CG 40 29', editions: [], line: 'generalLiability', scopes: ['exclusion:abuse'],
    title: 'Exclusion: sexual abuse or molestation', confidence: 'confirmed', sources: ['S', 'P', 'M'],
    note: 'The 2027 manual lists CG 40 28 and CG 40 29 in place of CG 21 46',
  },
  {
    number: 'CG 21 47', editions: ['12 07'], line: 'generalLiability', scopes: ['exclusion:employment-practices'],
    title: 'Exclusion: employment-related practices', confidence: 'confirmed', sources: ['S', 'P'],
    note: 'Nearly universal, no finding by default; gone from the 2027 manual list',
  },
  {
    number: 'CG 21 49', editions: ['09 99'], line: 'generalLiability', scopes: ['exclusion:pollution'],
    title: 'Exclusion: total pollution', confidence: 'confirmed', sources: ['M', 'I', 'P'],
    note: 'Widest pollution exclusion',
  },
  {
    number: 'CG 21 55', editions: ['09 99'], line: 'generalLiability', scopes: ['exclusion:pollution'],
    title: 'Exclusion: total pollution, hostile fire exception', confidence: 'confirmed', sources: ['M', 'I', 'S'],
    note: 'Fire smoke kept',
  },
  {
    number: 'CG 21 65', editions: ['12 04'], line: 'generalLiability', scopes: ['exclusion:pollution'],
    title: 'Exclusion: total pollution, heating and fire exceptions', confidence: 'confirmed', sources: ['M', 'I', 'T'],
    note: 'Mildest of three',
  },
  {
    number: 'CG 21 06', editions: ['05 14'], line: 'generalLiability', scopes: ['exclusion:cyber'],
    title: 'Exclusion: access or disclosure of data', confidence: 'confirmed', sources: ['S', 'P'],
    note: 'CG 21 07 has no exception for bodily injury; both are gone from the 2027 manual',
  },
  {
    number: 'CG 21 07', editions: ['05 14'], line: 'generalLiability', scopes: ['exclusion:cyber'],
    title: 'Exclusion: access or disclosure of data, limited', confidence: 'confirmed', sources: ['S', 'P'],
    note: 'CG 21 07 has no exception for bodily injury; both are gone from the 2027 manual',
  },
  {
    number: 'CG 21 67', editions: ['12 04'], line: 'generalLiability', scopes: ['exclusion:mold'],
    title: 'Exclusion: fungi or bacteria', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Usual on property managers’ lists; CG 24 25 gives limited cover back',
  },
  {
    number: 'CG 24 25', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Limited fungi or bacteria cover', confidence: 'confirmed', sources: ['M'],
    note: 'One web page titles it as amendment of limits: wrong',
  },
  {
    number: 'CG 21 86', editions: [], line: 'generalLiability', scopes: ['exclusion:EIFS'],
    title: 'Exclusion: exterior insulation and finish (EIFS)', confidence: 'confirmed', sources: ['M'],
    note: 'CG 40 27 and CG 40 30 have exceptions',
  },
  {
    number: 'CG 40 27', editions: [], line: 'generalLiability', scopes: ['exclusion:EIFS'],
    title: 'Exclusion: exterior insulation and finish (EIFS), with exceptions', confidence: 'confirmed', sources: ['M'],
    note: 'CG 40 27 and CG 40 30 have exceptions',
  },
  {
    number: 'CG 40 30', editions: [], line: 'generalLiability', scopes: ['exclusion:EIFS'],
    title: 'Exclusion: exterior insulation and finish (EIFS), with exceptions', confidence: 'confirmed', sources: ['M'],
    note: 'CG 40 27 and CG 40 30 have exceptions',
  },
  {
    number: 'CG 21 96', editions: ['03 05'], line: 'generalLiability', scopes: ['exclusion:silica'],
    title: 'Exclusion: silica', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Trades with dust',
  },
  {
    number: 'CG 21 32', editions: [], line: 'generalLiability', scopes: ['exclusion:communicable-disease'],
    title: 'Exclusion: communicable disease', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 40 32', editions: [], line: 'generalLiability', scopes: ['exclusion:PFAS'],
    title: 'Exclusion: PFAS', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 21 50', editions: [], line: 'generalLiability', scopes: ['exclusion:liquor'],
    title: 'Exclusion: amended liquor liability', confidence: 'confirmed', sources: ['M'],
    note: 'CG 21 51 excepts listed premises or activities',
  },
  {
    number: 'CG 21 51', editions: [], line: 'generalLiability', scopes: ['exclusion:liquor'],
    title: 'Exclusion: amended liquor liability, with exceptions', confidence: 'confirmed', sources: ['M'],
    note: 'CG 21 51 excepts listed premises or activities',
  },
  {
    number: 'CG 21 09', editions: [], line: 'generalLiability', scopes: ['exclusion:drone'],
    title: 'Exclusion: unmanned aircraft', confidence: 'confirmed', sources: ['M'],
    note: 'CG 24 50 to 24 52 and CG 24 55 give cover back',
  },
  {
    number: 'CG 21 10', editions: [], line: 'generalLiability', scopes: ['exclusion:drone'],
    title: 'Exclusion: unmanned aircraft (coverage A only)', confidence: 'confirmed', sources: ['M'],
    note: 'CG 24 50 to 24 52 and CG 24 55 give cover back',
  },
  {
    number: 'CG 21 11', editions: [], line: 'generalLiability', scopes: ['exclusion:drone'],
    title: 'Exclusion: unmanned aircraft (coverage B only)', confidence: 'confirmed', sources: ['M'],
    note: 'CG 24 50 to 24 52 and CG 24 55 give cover back',
  },
  {
    number: 'CG 40 04', editions: [], line: 'generalLiability', scopes: ['exclusion:earth-movement'],
    title: 'Exclusion: earth movement', confidence: 'confirmed', sources: ['M'],
    note: 'Serious for foundations and grading',
  },
  {
    number: 'CG 40 05', editions: [], line: 'generalLiability', scopes: ['exclusion:earth-movement'],
    title: 'Exclusion: earth movement, completed operations', confidence: 'confirmed', sources: ['M'],
    note: 'Serious for foundations and grading',
  },
  {
    number: 'CG 40 06', editions: [], line: 'generalLiability', scopes: ['exclusion:earth-movement'],
    title: 'Exclusion: earth movement, designated operations', confidence: 'confirmed', sources: ['M'],
    note: 'Serious for foundations and grading',
  },
  {
    number: 'CG 40 10', editions: [], line: 'generalLiability', scopes: ['exclusion:cross-suits'],
    title: 'Exclusion: cross suits', confidence: 'confirmed', sources: ['M'],
    note: 'One insured against another: it can defeat claims of an additional insured',
  },
  {
    number: 'CG 40 11', editions: [], line: 'generalLiability', scopes: ['exclusion:hired-auto'],
    title: 'Exclusion: hired auto liability', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 21 73', editions: ['01 15'], line: 'generalLiability', scopes: ['exclusion:terrorism'],
    title: 'Exclusion: certified acts of terrorism', confidence: 'confirmed', sources: ['P'],
    note: 'Only if the template asks',
  },
];
