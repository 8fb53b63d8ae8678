import type { FormScope } from '../insurance/forms/form-scope.js';
import type { FormEntryAdded, FormEntryEvent } from '../form-equivalence/form-equivalence.contract.js';
import { evolveEntries, type FormEquivalenceState } from '../form-equivalence/form-equivalence.state.js';
import { fold } from '../kernel/decider.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { added, CARRIER, INSURED, POLICY, UMBRELLA, UMBRELLA_TERMS } from '../policy/testing/sample-policies.js';
import { buildProvided, providedFacts, type ProvidedInputs, type RatingOnDay } from './tracking-provided.js';
import type { StartedTracking } from './tracking.state.js';

const canceled = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom, reason: '' },
});
const reinstated: PolicyEvent = {
  type: 'PolicyReinstated',
  data: { policyId: POLICY, effectiveFrom: '2026-02-10', reason: '' },
};
const moved: PolicyEvent = {
  type: 'PolicyCarrierChanged',
  data: {
    policyId: POLICY,
    effectiveFrom: '2026-10-01',
    before: added().data.terms.carrier,
    after: { carrierId: 'unrated', name: 'Frontier Casualty', naic: '0' },
  },
};
const umbrellaAdded = added(UMBRELLA_TERMS, { policyId: UMBRELLA, line: 'umbrella' });
const policy = (first: number, ...events: PolicyEvent[]) =>
  fold<PolicyState, PolicyEvent>(policyDecider, recorded(events, {}, first));

const share = { shareId: 's', carrierIds: [CARRIER] };
const tracking: StartedTracking = {
  trackingId: 't',
  requesterId: 'r',
  insuredId: INSURED,
  projectId: 'p',
  templates: [
    { from: '2026-01-10', value: 'first', events: ['chosen'] },
    { from: '2026-11-01', value: 'second', events: ['changed'] },
  ],
  provided: [
    { ...share, policyIds: [POLICY, 'never-given'], event: 'shared' },
    { ...share, policyIds: [UMBRELLA], event: 'shared-later' },
  ],
  decisions: [],
  standing: 'active',
  activeSince: 0,
};
const rating: RatingOnDay = (_day, without) =>
  without === 'rated' ? { value: null, events: [] } : { value: { strength: 'A', size: 'X' }, events: ['rated'] };
const inputs = (...events: PolicyEvent[]): ProvidedInputs => ({
  tracking,
  policies: new Map([
    [POLICY, policy(1, added(), ...events)],
    [UMBRELLA, policy(21, umbrellaAdded)],
  ]),
  carriers: new Map([[CARRIER, rating]]),
});

describe('what a tracking shows on a day', () => {
  const on = (day: string) => providedFacts(inputs(moved), day);
  const idsOn = (day: string) => on(day).policies.map(({ policyId }) => policyId);

  it('is nothing as long as nothing was shared', () =>
    expect(providedFacts({ ...inputs(), tracking: { ...tracking, provided: [] } }, '2026-06-01')).toEqual({
      insuredId: INSURED,
      policies: [],
      sharedBy: [],
      changesOn: '2026-11-01',
    }));
  it('is everything known to be shared, on any day, without policies that were never added', () => {
    expect([idsOn('2025-01-01'), idsOn('2026-06-01')]).toEqual([
      [POLICY, UMBRELLA],
      [POLICY, UMBRELLA],
    ]);
    expect(on('2025-01-01').sharedBy).toEqual(['shared', 'shared-later']);
  });
  it('has the rating of the carrier of that day', () => {
    expect(on('2026-09-30').policies[0]?.rating).toEqual({ value: { strength: 'A', size: 'X' }, events: ['rated'] });
    expect(on('2026-10-01').policies[0]?.rating).toEqual({ value: null, events: [] });
  });
  it.each([
    ['2025-12-01', '2026-01-10'],
    ['2026-01-10', '2026-10-01'],
    ['2026-10-01', '2026-11-01'],
    ['2026-11-01', null],
  ])('is known to change after %s: %s', (day, change) => expect(on(day).changesOn).toBe(change));
});

describe('what it would show without an event', () => {
  const provided = buildProvided(inputs(canceled('2026-03-02'), canceled('2026-02-01'), reinstated), '2026-06-01');
  const [gl, umbrella] = provided.policies;
  const without = (event: string) => provided.otherwise?.find((otherwise) => otherwise.event === event);

  it('is stated for each event that makes a difference, and no other', () =>
    expect(provided.otherwise?.map(({ event }) => event)).toEqual([
      'shared',
      'shared-later',
      eventId(1),
      eventId(3),
      eventId(4),
      'rated',
      eventId(21),
    ]));
  it('lacks the policies of a share', () =>
    expect(without('shared')).toEqual({ event: 'shared', policies: [umbrella], sharedBy: ['shared-later'] }));
  it('lacks a policy that was never added, and leaves the others alone', () => {
    expect(without(eventId(21))?.policies).toEqual([gl]);
    expect(without(eventId(21))?.policies[0]).toBe(gl);
  });
  it('counts the replaced value again', () => {
    expect(gl?.standing.value.status).toBe('inForce');
    expect(without(eventId(3))?.policies[0]?.standing.value).toEqual({ status: 'canceled', since: '2026-03-02' });
  });
  it('has another rating for all policies of the carrier', () =>
    expect(without('rated')?.policies.map((policy) => policy.rating.value)).toEqual([null, null]));
});

describe('[H14] the forms of the requester', () => {
  const form = (entryId: string, number: string, gives: FormScope): FormEntryAdded => ({
    type: 'FormEntryAdded',
    data: {
      requesterId: 'r',
      entryId,
      number,
      line: 'generalLiability',
      terms: { title: '', editions: [], gives: [gives], doesNotGive: [], note: '' },
      effectiveFrom: '2026-02-01',
    },
  });
  const changedBack: FormEntryEvent = {
    type: 'FormEntryChanged',
    data: {
      ...form('a', 'ACME-77', 'waiver').data,
      before: form('a', '', 'waiver').data.terms,
      after: form('a', '', 'AI-ongoing').data.terms,
      effectiveFrom: '2026-02-01',
    },
  };
  const forms = recorded<FormEntryEvent>(
    [form('a', 'ACME-77', 'AI-ongoing'), form('b', 'OTHER-1', 'waiver'), changedBack],
    {},
    41,
  ).reduce<FormEquivalenceState>(evolveEntries, []);
  const named = policy(
    1,
    added({ endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'ACME-77 04 13' }] }),
  );
  const shown = (day: string) => buildProvided({ ...inputs(), policies: new Map([[POLICY, named]]), forms }, day);

  it('are those of the day', () =>
    expect(['2026-01-31', '2026-02-01'].map((day) => shown(day).forms?.entries.length)).toEqual([0, 2]));
  it('would be others without an event that makes a difference, of an entry that a form of these policies names', () => {
    const others = shown('2026-06-01').otherwise?.filter(({ forms: other }) => other !== undefined);
    expect(others).toEqual([]);
    const added41 = forms.map((entry) => ({
      ...entry,
      terms: entry.terms.slice(0, 1),
      history: entry.history.slice(0, 1),
    }));
    const once = buildProvided(
      { ...inputs(), policies: new Map([[POLICY, named]]), forms: added41 },
      '2026-06-01',
    ).otherwise?.filter(({ forms: other }) => other !== undefined);
    expect(once?.map(({ event, forms: other }) => [event, other?.entries.length])).toEqual([[eventId(41), 0]]);
  });
});
