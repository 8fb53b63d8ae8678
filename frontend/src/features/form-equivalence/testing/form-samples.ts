import type { FormDetails, FormEffect, FormEntry, ListedForm } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';

export const ENTRY_ID = 'fe000000-0000-4000-8000-000000000001';
export const SEEN = 'e0000000-0000-4000-8000-000000000001';

export const entry = (change: Partial<FormEntry> = {}): FormEntry => ({
  entryId: ENTRY_ID, number: 'XY 12 34', line: 'generalLiability', state: 'inEffect', effectiveFrom: '2026-11-01', until: null, seen: SEEN,
  terms: { title: 'Blanket additional insured', editions: [], gives: ['AI-ongoing', 'blanket'], doesNotGive: ['AI-completed'], note: 'Read by counsel.' },
  changedAt: '2026-11-01T15:00:00.000Z', changedBy: 'Dana Whitfield', ...change,
});

export const OWN_ROW: ListedForm = {
  id: ENTRY_ID, number: 'XY 12 34', editions: [], title: 'Blanket additional insured', line: 'generalLiability', gives: ['AI-ongoing', 'blanket'],
  doesNotGive: ['AI-completed'], confidence: 'own', note: 'Read by counsel.', entry: entry(),
};

export const PRODUCT_ROW: ListedForm = {
  id: 'CG 24 04|10 93?', number: 'CG 24 04', editions: ['10 93?', '05 09'], title: 'Waiver of transfer of rights', line: 'generalLiability',
  gives: ['waiver', 'scheduled'], doesNotGive: [], confidence: 'confirmed', note: '', entry: null,
};

export const details = (change: Partial<FormDetails> = {}): FormDetails => ({
  number: 'XY 12 34', known: [], entries: [entry()],
  history: [{
    eventId: SEEN, sentence: '*Meridian Builders* says of form *XY 12 34* on general liability, effective 11/01/2026: it gives waiver of subrogation.',
    changes: [{ label: 'Editions', after: 'All editions' }], recordedAt: '2026-11-01T15:00:00.000Z', actor: 'Dana Whitfield',
  }],
  ...change,
});

export const effect = (change: Partial<FormEffect> = {}): FormEffect => ({
  day: '2026-11-21', assessed: 12, tracked: 12,
  suppliers: [{
    trackingId: 'aaaaaaaa-0000-4000-8000-000000000001', supplierName: 'Granite Peak', projectName: 'Union Yard', before: 'review', after: 'pass',
    findings: [{ rule: 'r', title: 'Additional insured, ongoing operations', before: 'review', after: 'pass', sentence: 'Form XY 12 34 was seen.' }],
  }],
  ...change,
});
