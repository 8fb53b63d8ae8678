import type { FormRow } from './form-row.js';

/** Exclusions and restrictions of general liability: work, contracts, professions, places and wrap-ups. */
export const GL_EXCLUSIONS_FORMS: readonly FormRow[] = [
  {
    number: 'CG 22 94', editions: ['10 01'], line: 'generalLiability', scopes: ['exclusion:subcontractor-work'],
    title: 'Exclusion: damage to work by subcontractors', confidence: 'confirmed', sources: ['M', 'L', 'P'],
    note: 'Removes the subcontractor exception to "your work" everywhere',
  },
  {
    number: 'CG 22 95', editions: ['10 01'], line: 'generalLiability', scopes: ['exclusion:subcontractor-work'],
    title: 'Exclusion: damage to work by subcontractors, designated sites', confidence: 'confirmed', sources: ['M', 'T'],
    note: 'Only sites or operations on the schedule: compare them with the project',
  },
  {
    number: 'CG 21 34', editions: ['01 87'], line: 'generalLiability', scopes: ['exclusion:designated-completed-work'],
    title: 'Exclusion: designated work', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Completed operations of the listed work',
  },
  {
    number: 'CG 21 33', editions: [], line: 'generalLiability', scopes: ['exclusion:designated-products'],
    title: 'Exclusion: designated products', confidence: 'confirmed', sources: ['M'],
    note: 'Listed products',
  },
  {
    number: 'CG 21 04', editions: [], line: 'generalLiability', scopes: ['exclusion:completed-operations'],
    title: 'Exclusion: products-completed operations hazard', confidence: 'confirmed', sources: ['M'],
    note: 'Takes away completed operations, whatever another form gives',
  },
  {
    number: 'CG 21 39', editions: ['10 93'], line: 'generalLiability', scopes: ['exclusion:contractual-liability'],
    title: 'Contractual liability limitation', confidence: 'confirmed', sources: ['M', 'P'],
    note: 'Liability that the insured assumes by contract is not covered; not to be combined with some forms of additional insureds',
  },
  {
    number: 'CG 24 26', editions: ['07 04', '04 13'], line: 'generalLiability', scopes: ['exclusion:sole-fault-indemnity'],
    title: 'Amendment of insured contract definition', confidence: 'confirmed', sources: ['M', 'I', 'P'],
    note: 'Needs part fault of the insured; milder than 21 39; from 2004',
  },
  {
    number: 'CG 24 17', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Contractual liability: railroads', confidence: 'confirmed', sources: ['M', 'T'],
  },
  {
    number: 'CG 24 27', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Contractual liability, limited', confidence: 'confirmed', sources: ['M', 'T'],
  },
  {
    number: 'CG 22 74', editions: [], line: 'generalLiability', scopes: ['grant'],
    title: 'Contractual liability: personal and advertising injury', confidence: 'confirmed', sources: ['M', 'T'],
  },
  {
    number: 'CG 22 43', editions: [], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: professional services of engineers, architects, surveyors', confidence: 'confirmed', sources: ['I'],
    note: 'Widest of the three contractor forms',
  },
  {
    number: 'CG 22 79', editions: ['04 13?'], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: professional services of contractors', confidence: 'confirmed', sources: ['I'],
    note: 'Narrower than 22 43 (keeps means-and-methods); some code lists mislabel it as abuse',
  },
  {
    number: 'CG 22 80', editions: [], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: professional services of contractors, limited', confidence: 'confirmed', sources: ['I', 'X'],
    note: 'Exception for own construction work; mildest',
  },
  {
    number: 'CG 22 34', editions: [], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: construction management', confidence: 'confirmed', sources: ['M'],
    note: 'By trade',
  },
  {
    number: 'CG 22 33', editions: [], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: testing errors and omissions', confidence: 'confirmed', sources: ['M'],
    note: 'By trade',
  },
  {
    number: 'CG 22 24', editions: [], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: inspection errors and omissions', confidence: 'confirmed', sources: ['M'],
    note: 'By trade',
  },
  {
    number: 'CG 21 16', editions: [], line: 'generalLiability', scopes: ['exclusion:professional'],
    title: 'Exclusion: designated professional services', confidence: 'confirmed', sources: ['M'],
    note: 'As listed',
  },
  {
    number: 'CG 21 44', editions: ['07 98', '04 17'], line: 'generalLiability', scopes: ['exclusion:outside-schedule'],
    title: 'Limitation to designated premises, project, operation', confidence: 'confirmed', sources: ['M', 'I', 'P'],
    note: '04 17 renamed and much narrower; project must be listed',
  },
  {
    number: 'CG 21 00', editions: [], line: 'generalLiability', scopes: ['exclusion:designated-premises'],
    title: 'Exclusion: all hazards, designated premises', confidence: 'confirmed', sources: ['M'],
    note: 'Compare the address',
  },
  {
    number: 'CG 21 53', editions: ['01 96'], line: 'generalLiability', scopes: ['exclusion:designated-ongoing'],
    title: 'Exclusion: designated ongoing operations', confidence: 'confirmed', sources: ['M', 'I', 'P'],
    note: 'May name an operation, a place, or all',
  },
  {
    number: 'CG 21 54', editions: ['01 96'], line: 'generalLiability', scopes: ['exclusion:wrap-up'],
    title: 'Exclusion: operations under a wrap-up program', confidence: 'confirmed', sources: ['M', 'D', 'I'],
    note: 'Ongoing and completed at listed site, even if wrap-up limits are poor',
  },
  {
    number: 'CG 21 31', editions: [], line: 'generalLiability', scopes: ['exclusion:wrap-up'],
    title: 'Exclusion: wrap-up, limited', confidence: 'confirmed', sources: ['M', 'X'],
    note: 'Falls away when the wrap-up is canceled or lapses',
  },
  {
    number: 'CG 40 07', editions: [], line: 'generalLiability', scopes: ['exclusion:wrap-up'],
    title: 'Exclusion: wrap-up, with an exception for additional insureds', confidence: 'confirmed', sources: ['M'],
  },
  {
    number: 'CG 40 08', editions: [], line: 'generalLiability', scopes: ['exclusion:wrap-up'],
    title: 'Exclusion: wrap-up, limited, with an exception for additional insureds', confidence: 'confirmed', sources: ['M'],
  },
];
