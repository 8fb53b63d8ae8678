import { fold } from '../kernel/decider.js';
import type { ActingRole } from '../kernel/event.js';
import { keysOf } from '../kernel/record-of.js';
import { recorded } from '../kernel/testing/given.js';
import type { PartedAspect } from '../insurance/terms/aspect-parts.js';
import { POLICY_ASPECTS, type AspectValue } from '../insurance/terms/policy-aspects.js';
import type { FactSource } from '../insurance/source-table.js';
import { changeEvent } from './policy-aspects.js';
import { leastTermSourcesAt, policyAt, termSourcesAt, unchangedSourcesAt } from './policy-on-day.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, EXPORT, GL_TERMS, POLICY } from './testing/sample-policies.js';

const DAY = '2026-06-01';
const FROM = '2026-03-01';
type Step = readonly [event: PolicyEvent, on: string, role?: ActingRole];

const stateOf = (...steps: readonly Step[]): AddedPolicy =>
  fold<PolicyState, PolicyEvent>(
    policyDecider,
    steps.flatMap(([event, on, role = 'insured'], index) =>
      recorded([event], { role, recordedAt: `${on}T23:30:00.000Z` }, index + 1),
    ),
  )!;

const ENTERED: FactSource = { kind: 'enteredByAgent', on: '2026-01-05' };
const TYPED: FactSource = { kind: 'typedByInsured', on: '2026-03-02' };

interface Edit<Value> {
  readonly before: Value;
  readonly after: Value;
  readonly changed: readonly string[];
  readonly kept: readonly string[];
}

const HOLDER = { address1: '1 Main St', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
/** One edit of each aspect that consists of several values. */
const EDITS: { readonly [Aspect in PartedAspect]: Edit<AspectValue<Aspect>> } = {
  period: {
    before: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
    after: { effectiveOn: '2026-01-01', expiresOn: '2027-02-01' },
    changed: ['expiresOn'],
    kept: ['effectiveOn'],
  },
  limits: {
    before: { eachOccurrence: 1, generalAggregate: 2 },
    after: { eachOccurrence: 1, generalAggregate: 3 },
    changed: ['generalAggregate'],
    kept: ['eachOccurrence'],
  },
  endorsements: {
    before: [
      { code: 'waiverOfSubrogation', grade: 'claimed' },
      { code: 'additionalInsuredOngoing', grade: 'claimed' },
    ],
    after: [
      { code: 'waiverOfSubrogation', grade: 'seen' },
      { code: 'additionalInsuredOngoing', grade: 'claimed' },
    ],
    changed: ['waiverOfSubrogation'],
    kept: ['additionalInsuredOngoing'],
  },
  schedule: {
    before: ['generalLiability'],
    after: ['generalLiability', 'automobile'],
    changed: ['automobile'],
    kept: ['generalLiability'],
  },
  limitDetails: {
    before: { eachOccurrence: { deductible: { kind: 'perClaim', value: 100 }, coinsurance: 8_000 } },
    after: { eachOccurrence: { deductible: { kind: 'perClaim', value: 200 }, coinsurance: 8_000 } },
    changed: ['eachOccurrence.deductible.value'],
    kept: ['eachOccurrence.deductible.kind', 'eachOccurrence.coinsurance'],
  },
  endorsementDetails: {
    before: { additionalInsuredOngoing: { noticeDays: 30, namedEntities: ['Meridian'] } },
    after: { additionalInsuredOngoing: { noticeDays: 30, namedEntities: ['Meridian', 'Owner'] } },
    changed: ['additionalInsuredOngoing.namedEntities.Owner'],
    kept: ['additionalInsuredOngoing.noticeDays', 'additionalInsuredOngoing.namedEntities.Meridian'],
  },
  blankets: {
    before: [{ number: '1', type: 'blanketOfAll', total: 5, coinsurance: 8_000 }],
    after: [{ number: '1', type: 'blanketOfAll', total: 6, coinsurance: 8_000 }],
    changed: ['1.total'],
    kept: ['1.stated', '1.type', '1.coinsurance'],
  },
  exclusion: {
    before: { excluded: true, comment: 'One officer' },
    after: { excluded: true, comment: 'Two officers' },
    changed: ['comment'],
    kept: ['excluded'],
  },
  remarks: {
    before: ['Depot.', 'Yard.'],
    after: ['Yard.', 'Bridge.'],
    changed: ['Depot.', 'Bridge.'],
    kept: ['Yard.'],
  },
  holders: {
    before: [{ name: 'Meridian', address: HOLDER }],
    after: [{ name: 'Meridian', address: { ...HOLDER, city: 'Boulder' } }],
    changed: ['Meridian.address.city'],
    kept: ['Meridian.stated', 'Meridian.address.address1', 'Meridian.address.postalCode'],
  },
  coverages: {
    before: [{ type: 'stopGap', subCoverages: [], description: '' }],
    after: [
      { type: 'stopGap', subCoverages: [], description: '' },
      { type: 'otherType', subCoverages: [], description: 'Drones' },
    ],
    changed: ['otherType.stated', 'otherType.description'],
    kept: ['stopGap.stated'],
  },
  aggregate: {
    before: { basis: 'perOther', description: 'Per yard' },
    after: { basis: 'perOther', description: 'Per depot' },
    changed: ['description'],
    kept: ['basis'],
  },
  autoSymbols: { before: [7, 8], after: [8, 9], changed: ['7', '9'], kept: ['8'] },
  statedValues: {
    before: { waitingPeriod: 24, statesListed: ['CO'] },
    after: { waitingPeriod: 24, statesListed: ['CO', 'UT'] },
    changed: ['statesListed.UT'],
    kept: ['waitingPeriod', 'statesListed.CO'],
  },
};

const edited = (aspect: PartedAspect, more: object = {}): PolicyEvent => {
  const { before, after } = EDITS[aspect];
  return changeEvent(aspect, { policyId: POLICY, effectiveFrom: FROM, before, after, ...more });
};
const addedWith = (aspect: PartedAspect): PolicyEvent => added({ [POLICY_ASPECTS[aspect].term]: EDITS[aspect].before });
const partsOn = (aspect: PartedAspect, state: AddedPolicy) => policyAt(state, DAY)![aspect].parts ?? {};

describe('each of several values of an aspect [H12]', () => {
  it.each(keysOf(EDITS))('of %s: an edit of one changes the source and the age of that one alone', (aspect) => {
    const state = stateOf([addedWith(aspect), '2026-01-05', 'agent'], [edited(aspect), '2026-03-02']);
    const { changed, kept } = EDITS[aspect];
    const parts = partsOn(aspect, state);
    for (const part of changed) expect([part, parts[part]]).toEqual([part, [TYPED]]);
    for (const part of kept) expect([part, parts[part]]).toEqual([part, [ENTERED]]);
  });

  it.each(keysOf(EDITS))('of %s is shown on the page: the last change, and where all else comes from', (aspect) => {
    const { term } = POLICY_ASPECTS[aspect];
    const state = stateOf([addedWith(aspect), '2026-01-05', 'agent'], [edited(aspect), '2026-03-02']);
    expect(termSourcesAt(state, DAY)[term]).toEqual(TYPED);
    expect(unchangedSourcesAt(state, DAY)).toEqual({ [term]: ENTERED });
  });

  it('shows a requester the source that proves least, whoever changed another value last', () => {
    const state = stateOf([addedWith('limits'), '2026-01-05'], [edited('limits'), '2026-03-02', 'agent']);
    expect(termSourcesAt(state, DAY).limits).toEqual({ kind: 'enteredByAgent', on: '2026-03-02' });
    expect(leastTermSourcesAt(state, DAY).limits).toEqual({ kind: 'typedByInsured', on: '2026-01-05' });
  });

  it('is what an export states, which states all of them', () => {
    const inSystem = { source: 'agencySystem', evidence: EXPORT };
    const state = stateOf([addedWith('period'), '2026-01-05'], [edited('period', inSystem), '2026-11-21', 'agent']);
    for (const sources of Object.values(partsOn('period', state)))
      expect(sources).toEqual([{ kind: 'agencySystem', on: '2026-11-20', system: 'appliedEpic' }]);
  });

  it('has the source of the person where a person typed it and the rest was read', () => {
    const typed = [{ aspect: 'period', part: 'expiresOn' }] as const;
    const state = stateOf([added({}, { typed, source: 'claimedOnCertificate' }), '2026-01-05']);
    const { period } = policyAt(state, DAY)!;
    expect(period.sources).toEqual([{ kind: 'claimedOnCertificate', on: '2026-01-05' }]);
    expect(period.parts).toEqual({ expiresOn: [{ kind: 'typedByInsured', on: '2026-01-05' }] });
  });

  it('keeps the source of the person where an aspect was typed as a whole and another value was changed since', () => {
    const typed = [{ aspect: 'period' }] as const;
    const state = stateOf(
      [added({}, { typed, source: 'claimedOnCertificate' }), '2026-01-05'],
      [edited('period'), '2026-03-02', 'agent'],
    );
    expect(partsOn('period', state)['effectiveOn']).toEqual([{ kind: 'typedByInsured', on: '2026-01-05' }]);
  });

  it('that nobody ever stated is as it was when the policy was added', () => {
    const edit = changeEvent('statedValues', {
      policyId: POLICY,
      effectiveFrom: FROM,
      before: GL_TERMS.statedValues,
      after: { waitingPeriod: 24 },
    });
    const state = stateOf([added(), '2026-01-05', 'agent'], [edit, '2026-03-02']);
    expect(policyAt(state, DAY)!.statedValues).toMatchObject({
      parts: { waitingPeriod: [TYPED] },
      unstated: [ENTERED],
    });
  });

  it('is verified again with the policy, each as old as that', () => {
    const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
    const state = stateOf(
      [addedWith('limitDetails'), '2026-01-05', 'agent'],
      [edited('limitDetails'), '2026-03-02'],
      [approved, '2026-04-01', 'agent'],
    );
    for (const sources of Object.values(partsOn('limitDetails', state)))
      expect(sources.at(-1)).toEqual({ kind: 'verifiedByAgent', on: '2026-04-01' });
  });
});
