import { eventId, given } from '../kernel/testing/given.js';
import type {
  FormEntryAdded,
  FormEntryChanged,
  FormEntryCommand,
  FormEntryEvent,
  FormEntryTerms,
  FormEntryWithdrawn,
} from './form-equivalence.contract.js';
import { formEquivalenceDecider } from './form-equivalence.decider.js';
import { entryDays, entryWithout, formsOn, type FormEquivalenceState } from './form-equivalence.state.js';

const OF = { requesterId: 'r', entryId: 'f1', number: 'ACME-77', line: 'generalLiability' } as const;
const TERMS: FormEntryTerms = {
  title: 'Blanket additional insured',
  editions: [],
  gives: ['AI-ongoing', 'blanket'],
  doesNotGive: ['AI-completed'],
  note: '',
};
const FROM = '2026-06-01';

type Adding = Extract<FormEntryCommand, { type: 'AddFormEntry' }>;
const add = (terms: Partial<FormEntryTerms> = {}, change: Partial<Adding> = {}): Adding => ({
  type: 'AddFormEntry',
  ...OF,
  terms: { ...TERMS, ...terms },
  effectiveFrom: FROM,
  ...change,
});
const added = (terms: Partial<FormEntryTerms> = {}, change: Partial<FormEntryAdded['data']> = {}): FormEntryAdded => ({
  type: 'FormEntryAdded',
  data: { ...OF, terms: { ...TERMS, ...terms }, effectiveFrom: FROM, ...change },
});
const LESS: FormEntryTerms = { ...TERMS, gives: ['AI-ongoing'] };
const change = (terms: FormEntryTerms = LESS, seen = eventId(1), effectiveFrom = '2026-07-01') =>
  ({ type: 'ChangeFormEntry', entryId: 'f1', seen, terms, effectiveFrom }) as const;
const changed: FormEntryChanged = {
  type: 'FormEntryChanged',
  data: { ...OF, before: TERMS, after: LESS, effectiveFrom: '2026-07-01' },
};
const withdraw = (seen = eventId(1), effectiveFrom = '2026-08-01', reason = 'A new form.') =>
  ({ type: 'WithdrawFormEntry', entryId: 'f1', seen, reason, effectiveFrom }) as const;
const withdrawn: FormEntryWithdrawn = {
  type: 'FormEntryWithdrawn',
  data: { ...OF, reason: 'A new form.', effectiveFrom: '2026-08-01' },
};
const entries = (...past: FormEntryEvent[]) => given(formEquivalenceDecider, ...past);

describe('[H14] an entry of a requester’s index of forms', () => {
  it('is added with what the form gives and does not give', () => {
    entries().when(add()).then(added());
    entries()
      .when(add({}, { number: 'cg2010' }))
      .then(added({}, { number: 'CG 20 10' }));
  });
  it.each<[string, FormEntryCommand]>([
    ['FORM_ENTRY.NUMBER_NOT_READ', add({}, { number: 'form' })],
    ['FORM_ENTRY.HAS_EDITION', add({}, { number: 'CG 20 10 04 13' })],
    ['FORM_ENTRY.OF_ANOTHER_LINE', add({}, { number: 'WC 00 03 13' })],
    ['FORM_ENTRY.EDITION_NOT_VALID', add({ editions: ['13 04'] })],
    ['FORM_ENTRY.EDITION_TWICE', add({ editions: ['04 13', '04 13'] })],
    ['FORM_ENTRY.SCOPE_NOT_OF_LINE', add({ gives: ['mortgagee'] })],
    ['FORM_ENTRY.SCOPE_NOT_OF_LINE', add({ doesNotGive: ['exclusion:of-nothing-known'] })],
    ['FORM_ENTRY.NOTHING_SAID', add({ gives: [], doesNotGive: [] })],
    ['FORM_ENTRY.CONTRADICTS', add({ gives: ['AI-completed'] })],
    ['FORM_ENTRY.CONTRADICTS', add({ gives: ['AI-completed', 'exclusion:completed-operations'], doesNotGive: [] })],
  ])('is refused with %s', (code, command) => entries().when(command).refused(code));
  it('may say what a form of the policies below gives on an umbrella', () =>
    entries()
      .when(add({}, { number: 'CG 20 10', line: 'umbrella' }))
      .then(added({}, { number: 'CG 20 10', line: 'umbrella' })));
  it('is the only one of its form, line and edition', () => {
    const other = { entryId: 'f2' };
    entries(added()).when(add({}, other)).refused('FORM_ENTRY.DUPLICATE');
    entries(added())
      .when(add({}, { ...other, number: 'acme 77' }))
      .refused('FORM_ENTRY.DUPLICATE');
    entries(added())
      .when(add({}, { ...other, effectiveFrom: '2026-01-01' }))
      .refused('FORM_ENTRY.DUPLICATE');
    entries(added())
      .when(add({ editions: ['04 13'] }, other))
      .then(added({ editions: ['04 13'] }, other));
    entries(added({ editions: ['04 13', '12 19'] }))
      .when(add({ editions: ['12 19'] }, other))
      .refused('FORM_ENTRY.DUPLICATE');
    entries(added())
      .when(add({}, { ...other, line: 'umbrella' }))
      .then(added({}, { ...other, line: 'umbrella' }));
    entries(added(), withdrawn)
      .when(add({}, { ...other, effectiveFrom: '2026-08-01' }))
      .then(added({}, { ...other, effectiveFrom: '2026-08-01' }));
    entries(added(), withdrawn)
      .when(add({}, { ...other, effectiveFrom: '2026-07-31' }))
      .refused('FORM_ENTRY.DUPLICATE');
  });
  it('is changed from a day on, by whoever saw its last event', () => {
    entries(added()).when(change()).then(changed);
    entries(added()).when(change(TERMS)).nothing();
    entries(added(), changed)
      .when(change({ ...TERMS, note: 'Read.' }))
      .refused('FORM_ENTRY.CHANGED_SINCE');
    entries(added())
      .when(change(LESS, eventId(1), '2026-05-31'))
      .refused('FORM_ENTRY.BEFORE_ENTRY');
    entries(added())
      .when(change({ ...LESS, editions: ['4'] }))
      .refused('FORM_ENTRY.EDITION_NOT_VALID');
    entries().when(change()).refused('FORM_ENTRY.NOT_FOUND');
  });
  it('is withdrawn with a reason, once', () => {
    entries(added()).when(withdraw()).then(withdrawn);
    entries(added())
      .when(withdraw(eventId(1), FROM, ' '))
      .refused('FORM_ENTRY.REASON_REQUIRED');
    entries(added(), withdrawn)
      .when(withdraw(eventId(2)))
      .refused('FORM_ENTRY.WITHDRAWN');
    entries(added(), withdrawn)
      .when(change(LESS, eventId(2)))
      .refused('FORM_ENTRY.WITHDRAWN');
  });
});

describe('the index on a day', () => {
  const said = (state: FormEquivalenceState, day: string) =>
    formsOn(state, day).entries.map(({ gives, events }) => [gives, events]);
  it('holds what its entries say on it, and cites their events', () => {
    const { state } = entries(added(), changed, withdrawn);
    expect(['2026-05-31', FROM, '2026-07-15', '2026-08-01'].map((day) => said(state, day))).toEqual([
      [],
      [[TERMS.gives, [eventId(1)]]],
      [[LESS.gives, [eventId(2)]]],
      [],
    ]);
    expect(entryDays(state)).toEqual([FROM, '2026-07-01', '2026-08-01']);
  });
  it('is made once for each period', () => {
    const { state } = entries(added(), changed);
    expect(formsOn(state, '2026-06-10')).toBe(formsOn(state, '2026-06-20'));
    expect(formsOn(state, '2026-07-10')).not.toBe(formsOn(state, '2026-06-20'));
  });
  it('is another one without an event', () => {
    const [entry] = entries(added(), changed).state;
    expect(said(entryWithout(entry!, eventId(1)), '2026-06-10')).toEqual([]);
    expect(said(entryWithout(entry!, eventId(2)), '2026-07-10')).toEqual([[TERMS.gives, [eventId(1)]]]);
  });
});
