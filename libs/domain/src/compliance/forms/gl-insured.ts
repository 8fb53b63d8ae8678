import type { FormRow } from './form-row.js';

/** Additional insured on general liability: construction and designated persons. */
export const GL_INSURED_FORMS: readonly FormRow[] = [
  {
    number: 'CG 20 10', editions: ['11 85'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-completed', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'confirmed', sources: ['K', 'I'],
    note: '“Arising out of” your work, without a cap: sole fault of the additional insured may be covered; rare now',
  },
  {
    number: 'CG 20 10', editions: ['10 93?', '03 97?'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    title: 'Additional insured: owners, lessees, contractors', confidence: 'check', sources: [],
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
    note: 'As 07 04, and only as law permits, not broader than the contract, up to the lower of contract amount and limits',
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
    note: 'Capped by law, contract and limits as CG 20 10; read the place and the work',
  },
  {
    number: 'CG 20 33', editions: ['10 01?', '07 04?', '04 13', '12 19'], line: 'generalLiability', scopes: ['AI-ongoing', 'blanket'],
    title: 'Additional insured: automatic, contract with you', confidence: 'confirmed', sources: ['M', 'S', 'R', 'I'],
    note: 'Only who signed the contract with the insured; 12 19 says a written contract',
  },
  {
    number: 'CG 20 38', editions: ['04 13', '12 19'], line: 'generalLiability', scopes: ['AI-ongoing', 'blanket'],
    title: 'Additional insured: automatic, other parties', confidence: 'confirmed', sources: ['S', 'M', 'K', 'W'],
    note: 'Parties further up too; ongoing operations only, it ends when they end',
  },
  {
    number: 'CG 20 39', editions: ['12 19'], line: 'generalLiability', scopes: ['AI-completed', 'blanket'],
    title: 'Additional insured: automatic, completed, with you', confidence: 'confirmed', sources: ['B', 'W', 'D', 'M'],
    note: 'New in 2019; only who signed the contract with the insured; beside CG 20 33',
  },
  {
    number: 'CG 20 40', editions: ['12 19'], line: 'generalLiability', scopes: ['AI-completed', 'blanket'],
    title: 'Additional insured: automatic, completed, other parties', confidence: 'confirmed', sources: ['B', 'W', 'D', 'M'],
    note: 'New in 2019; parties further up too; beside CG 20 38',
  },
  {
    number: 'CG 20 26', editions: ['11 85'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-premises', 'scheduled'],
    arguable: ['AI-completed'],
    title: 'Additional insured: designated person or organization', confidence: 'confirmed', sources: ['S'],
    note: 'Older, broad wording; completed operations can be argued either way',
  },
  {
    number: 'CG 20 26', editions: ['07 04?', '04 13', '12 19?'], line: 'generalLiability', scopes: ['AI-ongoing', 'AI-premises', 'scheduled'],
    arguable: ['AI-completed'],
    title: 'Additional insured: designated person or organization', confidence: 'confirmed', sources: ['S', 'K', 'M'],
    note: 'Ongoing operations, or premises owned or rented; 04 13 caps by law and contract; no completed operations',
  },
  {
    number: 'CG 20 42', editions: [], line: 'generalLiability', scopes: ['blanket'],
    arguable: ['AI-ongoing', 'AI-completed'],
    title: 'Additional insured: automatic, designated operations', confidence: 'confirmed', sources: ['M'],
    note: 'Its title does not limit it to construction; its text was not read',
  },
  {
    number: 'CG 20 43', editions: [], line: 'generalLiability', scopes: ['blanket'],
    arguable: ['AI-ongoing', 'AI-completed'],
    title: 'Additional insured: automatic, written contract', confidence: 'confirmed', sources: ['M'],
    note: 'Its title does not limit it to construction; its text was not read',
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
    title: 'Additional insured: engineers (owners’ protective policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Of the owners’ and contractors’ protective part, not of general liability',
  },
  {
    number: 'CG 29 35', editions: [], line: 'otherPart', scopes: ['scheduled'],
    title: 'Additional insured: body that gives permits (owners’ protective policy)', confidence: 'confirmed', sources: ['M'],
    note: 'Of the owners’ and contractors’ protective part, not of general liability',
  },
  {
    number: 'CG 20 12', editions: ['04 13', '12 19?'], line: 'generalLiability', scopes: ['AI-ongoing', 'scheduled'],
    only: 'government bodies that give permits',
    title: 'Additional insured: government body, permits', confidence: 'confirmed', sources: ['M', 'F', 'K'],
    note: 'On and off premises; no completed operations; nothing for a contractor or an owner',
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
    note: 'Withdrawn by ISO: read it with its edition',
  },
];
