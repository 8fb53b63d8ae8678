import { dollars } from '../kernel/money.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import { policyAt } from './policy-on-day.js';
import type { PolicyCommand } from './policy-command.contract.js';
import type { PolicyConfirmedBySystem, PolicyEvent, PolicyImportTakenBack, RestoredValue } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { added, AGENCY, EXPORT, GL_TERMS, POLICY } from './testing/sample-policies.js';

/** Past events are recorded on 11/21/2026. */
const DAY = '2026-11-21';
const { importId } = EXPORT.export;
const OTHER = { ...EXPORT, export: { ...EXPORT.export, importId: '60000000-0000-4000-8000-000000000002' } };
const takeBack: PolicyCommand = { type: 'TakeBackImport', importId };
const { limits } = GL_TERMS;
const raised = { eachOccurrence: dollars(2_000_000), generalAggregate: dollars(4_000_000) };
const changed: PolicyEvent = {
  type: 'PolicyLimitsChanged',
  data: {
    policyId: POLICY,
    effectiveFrom: '2026-11-20',
    before: limits,
    after: raised,
    source: 'agencySystem',
    evidence: EXPORT,
  },
};
const confirmed = (evidence = EXPORT, event = 1): PolicyConfirmedBySystem => ({
  type: 'PolicyConfirmedBySystem',
  data: {
    policyId: POLICY,
    evidence,
    confirms: [{ aspect: event === 1 ? 'number' : 'limits', event: eventId(event) }],
  },
});
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const lowered: PolicyEvent = {
  type: 'PolicyLimitsChanged',
  data: { policyId: POLICY, effectiveFrom: '2026-12-01', before: raised, after: limits },
};
const renumbered: PolicyEvent = {
  type: 'PolicyNumberChanged',
  data: {
    policyId: POLICY,
    effectiveFrom: '2026-11-20',
    before: 'GL-88120',
    after: 'GL-1',
    source: 'agencySystem',
    evidence: EXPORT,
  },
};
const restored: RestoredValue = {
  aspect: 'limits',
  event: eventId(2),
  earlier: eventId(1),
  effectiveFrom: '2026-11-20',
  before: raised,
  after: limits,
};
const takenBack = (other: Partial<PolicyImportTakenBack['data']> = {}): PolicyImportTakenBack => ({
  type: 'PolicyImportTakenBack',
  data: { policyId: POLICY, export: EXPORT.export, restores: [], keeps: [], ...other },
});
const archived: PolicyEvent = { type: 'PolicyArchived', data: { policyId: POLICY } };
const policy = (...past: PolicyEvent[]) => given(policyDecider, ...past);
const imported = added(
  {},
  { source: 'agencySystem', evidence: EXPORT, exported: ['number', 'period', 'carrier', 'limits'] },
);

describe('an import that is taken back from a policy [H12]', () => {
  it('leaves each value as it was before, with the sources that it had then, and the policy verified', () => {
    policy(added(), changed)
      .when(takeBack)
      .then(takenBack({ restores: [restored] }));
    const { state } = policy(added(), approved, changed, takenBack({ restores: [{ ...restored, event: eventId(3) }] }));
    const after = policyAt(state, DAY)!;
    const sources = [
      { kind: 'enteredByAgent', on: DAY },
      { kind: 'verifiedByAgent', on: DAY },
    ];
    expect(after.limits).toEqual({
      value: limits,
      events: [eventId(3), eventId(4)],
      sources,
      parts: Object.fromEntries(Object.keys(limits).map((code) => [code, sources])),
      unstated: sources,
    });
    expect(after.verification.value).toBe('verified');
  });

  it('keeps what was changed or confirmed since, and is refused where that is all', () => {
    policy(added(), changed, lowered).when(takeBack).refused('POLICY.CHANGED_SINCE_IMPORT');
    policy(added(), changed, confirmed(OTHER, 2)).when(takeBack).refused('POLICY.CHANGED_SINCE_IMPORT');
    policy(added(), renumbered, changed, lowered)
      .when(takeBack)
      .then(
        takenBack({
          restores: [
            {
              aspect: 'number',
              event: eventId(2),
              earlier: eventId(1),
              effectiveFrom: '2026-11-20',
              before: 'GL-1',
              after: 'GL-88120',
            },
          ],
          keeps: ['limits'],
        }),
      );
  });

  it('ends its confirmations', () => {
    policy(added(), confirmed()).when(takeBack).then(takenBack());
    expect(policyAt(policy(added(), confirmed(), takenBack()).state, DAY)!.number.sources).toEqual([
      { kind: 'enteredByAgent', on: DAY },
    ]);
  });

  it('archives a policy that it added, unless it is shared, changed or confirmed since', () => {
    policy(imported, approved).when(takeBack).then(takenBack(), archived);
    policy(imported).when(takeBack, { carrier: null, shared: true }).refused('POLICY.SHARED_SINCE_IMPORT');
    policy(imported, lowered).when(takeBack).refused('POLICY.CHANGED_SINCE_IMPORT');
    policy(imported, confirmed(OTHER)).when(takeBack).refused('POLICY.CHANGED_SINCE_IMPORT');
    policy(imported, confirmed(OTHER), takenBack({ export: OTHER.export }))
      .when(takeBack)
      .then(takenBack(), archived);
  });

  it('is recorded once, and not for a policy of which it says nothing or that a person archived', () => {
    policy(added(), changed, takenBack({ restores: [restored] }))
      .when(takeBack)
      .nothing();
    policy(added(), confirmed(OTHER)).when(takeBack).nothing();
    policy(imported, archived).when(takeBack).refused('POLICY.ARCHIVED');
  });

  it('holds the policy to its rules with the values as they were', () => {
    const noLimits: PolicyEvent = { ...changed, data: { ...changed.data, before: {} } } as PolicyEvent;
    policy(added(), noLimits).when(takeBack).refused('POLICY.NO_LIMIT');
  });
});

describe('a policy that was archived because its import was taken back [H12]', () => {
  const { policyNumber, period, carrier } = GL_TERMS;
  const again: PolicyCommand = {
    type: 'ImportPolicy',
    terms: { policyNumber, period, carrierId: carrier.carrierId, limits },
    evidence: OTHER,
  };
  it('is there again when another export states it', () => {
    const aspects = ['number', 'period', 'carrier', 'limits'] as const;
    policy(imported, takenBack(), archived)
      .when(again, { carrier })
      .then(
        { type: 'PolicyUnarchived', data: { policyId: POLICY } },
        {
          type: 'PolicyConfirmedBySystem',
          data: {
            policyId: POLICY,
            evidence: OTHER,
            confirms: aspects.map((aspect) => ({ aspect, event: eventId(1) })),
          },
        },
      );
    policy(imported, archived).when(again, { carrier }).refused('POLICY.ARCHIVED');
  });
  it('is archived again when that one is taken back', () => {
    const history = recorded<PolicyEvent>([
      imported,
      takenBack(),
      archived,
      { type: 'PolicyUnarchived', data: { policyId: POLICY } },
      confirmed(OTHER),
    ]);
    const state = history.reduce(policyDecider.evolve, policyDecider.initialState);
    expect(
      policyDecider
        .decide({ type: 'TakeBackImport', importId: OTHER.export.importId }, state, { carrier: null })
        .map(({ type }) => type),
    ).toEqual(['PolicyImportTakenBack', 'PolicyArchived']);
  });
});
