import type { FormRow } from './form-row.js';

/** Additional insured on general liability: construction and designated persons. */
export const GL_INSURED_FORMS: readonly FormRow[] = [
  {
    number: 'CG 20 10', editions: ['11 85'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-completed', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'confirmed', sources: ['K', 'I'],
    note: 'Your work, arising out of, no cap; additional insured sole fault may be covered; rare now',
  },
  {
    number: 'CG 20 10', editions: ['10 93?', '03 97?'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors, scheduled person', confidence: 'check', sources: [],
    note: 'Not read; between 11 85 and 10 01; treat as ongoing only, review if completed is claimed',
  },
  {
    number: 'CG 20 10', editions: ['10 01'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'confirmed', sources: ['K'],
    note: 'Says when cover ends (work done or put to use); still arising out of; no cap',
  },
  {
    number: 'CG 20 10', editions: ['07 04'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'confirmed', sources: ['K', 'S'],
    note: 'Caused in whole or in part by the named insured’s side; sole fault of additional insured is out; no cap',
  },
  {
    number: 'CG 20 10', editions: ['04 13'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'confirmed', sources: ['S', 'K', 'P'],
    note: '07 04 + only as law permits, not broader than contract, lower of contract amount and limits',
  },
  {
    number: 'CG 20 10', editions: ['12 19'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'confirmed', sources: ['S', 'R', 'B'],
    note: 'Cap now reads on all applicable limits, endorsed sublimits too; declarations page alone is not enough',
  },
  {
    number: 'CG 20 37', editions: ['10 01'], line: 'generalLiability', scopes: ['AI-completed', 'scheduled'],
    title: 'Additional insured: completed operations', confidence: 'confirmed', sources: ['K'],
    note: 'With 20 10 10 01 comes near to 20 10 11 85',
  },
  {
    number: 'CG 20 37', editions: ['07 04'], line: 'generalLiability', scopes: ['AI-completed', 'scheduled'],
    title: 'Additional insured: completed operations', confidence: 'confirmed', sources: ['K'],
    note: 'Caused in whole or in part; never proves ongoing',
  },
  {
    number: 'CG 20 37', editions: ['04 13', '12 19'], line: 'generalLiability', scopes: ['AI-completed', 'scheduled'],
    title: 'Additional insured: completed operations', confidence: 'confirmed', sources: ['S', 'K', 'M'],
    note: 'Law/contract/lower-limit wording as 20 10; read place and work boxes',
  },
  {
    number: 'CG 20 33', editions: ['10 01?', '07 04?', '04 13', '12 19'], line: 'generalLiability', scopes: ['AI-ongoing', 'blanket'],
    title: 'Additional insured: automatic, contract with you', confidence: 'confirmed', sources: ['M', 'S', 'R', 'I'],
    note: 'Privity: signer only (some NY rulings wider); 12 19 says written',
  },
  {
    number: 'CG 20 38', editions: ['04 13', '12 19'], line: 'generalLiability', scopes: ['AI-ongoing', 'blanket'],
    title: 'Additional insured: automatic, other parties', confidence: 'confirmed', sources: ['S', 'M', 'K', 'W'],
    note: 'Upstream parties too. 04 13 page: ongoing only, ends when operations end; settles an older doubt',
  },
  {
    number: 'CG 20 39', editions: ['12 19'], line: 'generalLiability', scopes: ['AI-completed', 'blanket'],
    title: 'Additional insured: automatic, completed, with you', confidence: 'confirmed', sources: ['B', 'W', 'D', 'M'],
    note: 'New 2019; privity; partner of 20 33',
  },
  {
    number: 'CG 20 40', editions: ['12 19'], line: 'generalLiability', scopes: ['AI-completed', 'blanket'],
    title: 'Additional insured: automatic, completed, other parties', confidence: 'confirmed', sources: ['B', 'W', 'D', 'M'],
    note: 'New 2019; upstream too; partner of 20 38',
  },
  {
    number: 'CG 20 26', editions: ['11 85'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-premises', 'scheduled'],
    arguable: ['AI-completed'],
    title: 'Additional insured: designated person or organization', confidence: 'confirmed', sources: ['S'],
    note: 'Older broad wording; completed only arguable → review',
  },
  {
    number: 'CG 20 26', editions: ['07 04?', '04 13', '12 19?'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-premises', 'scheduled'],
    arguable: ['AI-completed'],
    title: 'Additional insured: designated person or organization', confidence: 'confirmed', sources: ['S', 'K', 'M'],
    note: 'Ongoing or premises owned/rented; 04 13 law/contract/cap; no completed',
  },
  {
    number: 'CG 20 42', editions: [], line: 'generalLiability', scopes: ['blanket'],
    arguable: ['AI-ongoing', 'AI-completed'],
    title: 'Additional insured: automatic: designated operations', confidence: 'confirmed', sources: ['M'],
    note: 'Not limited to construction by title; text not read → review',
  },
  {
    number: 'CG 20 43', editions: [], line: 'generalLiability', scopes: ['blanket'],
    arguable: ['AI-ongoing', 'AI-completed'],
    title: 'Written contract', confidence: 'confirmed', sources: ['M'],
    note: 'Not limited to construction by title; text not read → review',
  },
  {
    number: 'CG 20 07', editions: ['04 13?', '12 19?'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-premises'],
    only: 'engineers, architects and surveyors that the insured engages',
    title: 'Additional insured: engineers, architects, surveyors', confidence: 'confirmed', sources: ['M', 'X'],
    note: 'Professionals the insured engages; their professional services excluded',
  },
  {
    number: 'CG 20 32', editions: [], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    only: 'engineers, architects and surveyors of the owner',
    title: 'Additional insured: engineers etc. not engaged by you', confidence: 'confirmed', sources: ['M', 'T'],
    note: 'For the owner’s designer; contract must ask; professional services out',
  },
  {
    number: 'CG 20 31', editions: [], line: 'otherPart', scopes: ['scheduled'],
    title: 'Additional insured: engineers', confidence: 'confirmed', sources: ['M'],
    note: 'Owners and contractors protective part, not the CGL → review',
  },
  {
    number: 'CG 29 35', editions: [], line: 'otherPart', scopes: ['scheduled'],
    title: 'Additional insured: permits body (OCP policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Owners and contractors protective part, not the CGL → review',
  },
  {
    number: 'CG 20 12', editions: ['04 13', '12 19?'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    only: 'government bodies that give permits',
    title: 'Additional insured: government body, permits', confidence: 'confirmed', sources: ['M', 'F', 'K'],
    note: 'On and off premises; no completed; proves nothing for a GC or owner',
  },
  {
    number: 'CG 20 13', editions: [], line: 'generalLiability', scopes: ['AI-premises', 'scheduled'],
    title: 'Additional insured: government body, permits for premises', confidence: 'confirmed', sources: ['M', 'F'],
    note: 'Premises permits (signs etc.) only; silent on completed',
  },
  {
    number: 'CG 20 09', editions: [], line: 'generalLiability', scopes: ['scheduled'],
    arguable: ['AI-ongoing', 'AI-completed'],
    title: 'Additional insured: owners, lessees, contractors (old)', confidence: 'confirmed', sources: ['F'],
    note: 'Withdrawn by ISO; if seen → review with edition',
  },
];
