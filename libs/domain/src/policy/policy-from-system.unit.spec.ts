import { dollars } from '../kernel/money.js';
import { eventId, given } from '../kernel/testing/given.js';
import { policyAt } from './policy-on-day.js';
import type { ExportedTerms, PolicyCommand } from './policy-command.contract.js';
import type { PolicyConfirmedBySystem, PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { added, AGENCY, EXPORT, GL_TERMS, POLICY } from './testing/sample-policies.js';

/** Past events are recorded on 11/21/2026. */
const DAY = '2026-11-21';
const exportedOn = (asOf: string) => ({ ...EXPORT, export: { ...EXPORT.export, asOf } });
const { policyNumber, period, carrier, limits } = GL_TERMS;
const facts = { carrier };
const same: ExportedTerms = { policyNumber, period, carrierId: carrier.carrierId, limits };
const state = (other: Partial<ExportedTerms> = {}, asOf = DAY): PolicyCommand => ({
  type: 'ImportPolicy',
  terms: { ...same, ...other },
  evidence: exportedOn(asOf),
});
const confirmed = (
  aspects: readonly PolicyConfirmedBySystem['data']['confirms'][number]['aspect'][],
  asOf = DAY,
): PolicyConfirmedBySystem => ({
  type: 'PolicyConfirmedBySystem',
  data: {
    policyId: POLICY,
    evidence: exportedOn(asOf),
    confirms: aspects.map((aspect) => ({ aspect, event: eventId(1) })),
  },
});
const raised = { eachOccurrence: dollars(2_000_000), generalAggregate: dollars(4_000_000) };
const changed: PolicyEvent = {
  type: 'PolicyLimitsChanged',
  data: {
    policyId: POLICY,
    effectiveFrom: DAY,
    before: limits,
    after: raised,
    source: 'agencySystem',
    evidence: exportedOn(DAY),
  },
};
const all = confirmed(['number', 'period', 'carrier', 'limits']);
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const canceled: PolicyEvent = {
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom: '2026-06-01', reason: 'Non-payment' },
};
const policy = (...past: PolicyEvent[]) => given(policyDecider, ...past);
const sourcesIn = (...past: PolicyEvent[]) => policyAt(policy(...past).state, DAY)!;

describe('what an export of an agency system says of a policy [H12]', () => {
  it('is confirmed where it is recorded already, and only once for a day', () => {
    policy(added()).when(state(), facts).then(all);
    policy(added(), all).when(state(), facts).nothing();
    policy(added(), all).when(state({}, '2026-11-20'), facts).nothing();
    policy(added(), all)
      .when(state({}, '2026-11-30'), facts)
      .then(confirmed(['number', 'period', 'carrier', 'limits'], '2026-11-30'));
  });
  it('changes what differs from the day of the export on, and confirms the rest', () =>
    policy(added())
      .when(state({ limits: raised }), facts)
      .then(changed, confirmed(['number', 'period', 'carrier'])));
  it('changes a policy that is yet to begin from its first day on', () => {
    const later = { effectiveOn: '2027-01-01', expiresOn: '2028-01-01' };
    policy(added({ period: later }))
      .when(state({ period: later, limits: raised }), facts)
      .then(
        { ...changed, data: { ...changed.data, effectiveFrom: '2027-01-01' } } as PolicyEvent,
        confirmed(['number', 'period', 'carrier']),
      );
  });
  it('says nothing of limits that it leaves out as a whole', () => {
    const { limits: _none, ...without } = same;
    policy(added())
      .when({ type: 'ImportPolicy', terms: without, evidence: exportedOn(DAY) }, facts)
      .then(confirmed(['number', 'period', 'carrier']));
  });
  it('is refused where it leaves out one of the limits', () =>
    policy(added())
      .when(state({ limits: { eachOccurrence: dollars(2_000_000) } }), facts)
      .refused('POLICY.EXPORTED_LIMIT_MISSING'));
  it('never overwrites what is known since a later day, be it typed, verified or exported', () => {
    policy(added())
      .when(state({ limits: raised }, '2026-11-20'), facts)
      .refused('POLICY.CHANGED_SINCE_EXPORT');
    policy(added(), confirmed(['limits'], '2026-12-05'))
      .when(state({ limits: raised }, '2026-12-01'), facts)
      .refused('POLICY.CHANGED_SINCE_EXPORT');
  });
  it('is refused by the rules of the policy', () => {
    policy(added()).when(state(), { carrier: null }).refused('POLICY.CARRIER_UNKNOWN');
    policy(added())
      .when(state({ limits: { ...raised, combinedSingleLimit: 1 } }), facts)
      .refused('POLICY.LIMIT_NOT_OF_LINE');
    policy(added(), canceled)
      .when(state({ limits: raised }), facts)
      .refused('POLICY.CANCELED');
    policy(added(), { type: 'PolicyArchived', data: { policyId: POLICY } })
      .when(state(), facts)
      .refused('POLICY.ARCHIVED');
    policy().when(state(), facts).refused('POLICY.NOT_FOUND');
  });
});

describe('the source of what an export says [H12]', () => {
  const inSystem = { kind: 'agencySystem', on: DAY, system: 'appliedEpic' };
  it('is the system on the day of the export, beside who recorded a value that it confirms', () => {
    expect(sourcesIn(added(), confirmed(['limits'])).limits.sources).toEqual([
      { kind: 'enteredByAgent', on: DAY },
      inSystem,
    ]);
    expect(sourcesIn(added(), confirmed(['limits'])).carrier.sources).toEqual([{ kind: 'enteredByAgent', on: DAY }]);
    expect(sourcesIn(added(), changed).limits.sources).toEqual([inSystem]);
  });
  it('is not that of a value which replaced the one that was confirmed', () =>
    expect(
      sourcesIn(added(), confirmed(['limits']), {
        ...changed,
        data: { policyId: POLICY, effectiveFrom: DAY, before: limits, after: raised },
      } as PolicyEvent).limits.sources,
    ).toEqual([{ kind: 'enteredByAgent', on: DAY }]));
  it('is that of what a new policy was added with, and of nothing that the export did not say', () => {
    const from = sourcesIn(
      added(
        {},
        { source: 'agencySystem', evidence: exportedOn(DAY), exported: ['number', 'period', 'carrier', 'limits'] },
      ),
      approved,
    );
    expect(from.limits.sources).toEqual([inSystem, { kind: 'verifiedByAgent', on: DAY }]);
    expect(from.endorsements.sources).toEqual([{ kind: 'verifiedByAgent', on: DAY }]);
  });
  it('keeps a verified policy verified', () =>
    expect(sourcesIn(added(), approved, changed).verification.value).toBe('verified'));
});
