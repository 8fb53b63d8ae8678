import type {
  FormDetails,
  FormEntry,
  ListedForm,
} from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';

export const ENTRY_ID = 'fe000000-0000-4000-8000-000000000001';
export const SEEN = 'e0000000-0000-4000-8000-000000000001';

export const entry = (change: Partial<FormEntry> = {}): FormEntry => ({
  entryId: ENTRY_ID,
  number: 'XY 12 34',
  line: 'generalLiability',
  state: 'inEffect',
  effectiveFrom: '2026-11-01',
  until: null,
  seen: SEEN,
  terms: {
    title: 'Blanket additional insured',
    editions: [],
    gives: ['AI-ongoing', 'blanket'],
    doesNotGive: ['AI-completed'],
    note: 'Read by counsel.',
  },
  changedAt: '2026-11-01T15:00:00.000Z',
  changedBy: 'Dana Whitfield',
  ...change,
});

export const OWN_ROW: ListedForm = {
  id: ENTRY_ID,
  number: 'XY 12 34',
  editions: [],
  title: 'Blanket additional insured',
  line: 'generalLiability',
  gives: ['AI-ongoing', 'blanket'],
  doesNotGive: ['AI-completed'],
  confidence: 'own',
  note: 'Read by counsel.',
  entry: entry(),
};

export const PRODUCT_ROW: ListedForm = {
  id: 'CG 24 04|10 93?',
  number: 'CG 24 04',
  editions: ['10 93?', '05 09'],
  title: 'Waiver of transfer of rights',
  line: 'generalLiability',
  gives: ['waiver', 'scheduled'],
  doesNotGive: [],
  confidence: 'confirmed',
  note: '',
  entry: null,
};

export const details = (change: Partial<FormDetails> = {}): FormDetails => ({
  number: 'XY 12 34',
  known: [],
  entries: [entry()],
  history: [
    {
      eventId: SEEN,
      sentence:
        '*Meridian Builders* says of form *XY 12 34* on general liability, effective 11/01/2026: it gives waiver of subrogation.',
      changes: [{ label: 'Editions', after: 'All editions' }],
      recordedAt: '2026-11-01T15:00:00.000Z',
      actor: 'Dana Whitfield',
    },
  ],
  ...change,
});

export const WHAT_IF = 'ff000000-0000-4000-8000-000000000001';

/** An answer in which two suppliers would become compliant. */
export const answer: WhatIf = {
  whatIfId: WHAT_IF,
  kind: 'formEntry',
  subjectId: 'XY 12 34',
  subject: 'XY 12 34',
  effectiveFrom: '2026-11-21',
  changes: [],
  day: '2026-11-21',
  askedAt: '2026-11-21T15:00:00.000Z',
  done: 3,
  total: 3,
  totals: {
    suppliers: 3,
    effects: { fails: 0, passes: 2, review: 0, unknown: 0, otherFindings: 0, none: 1 },
    cures: { decision: 0, statement: 0, endorsement: 0, terms: 0, limit: 0, policy: 0 },
  },
};
