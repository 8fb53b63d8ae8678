import { fold } from '../kernel/decider.js';
import type { ActingRole } from '../kernel/event.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import { policyAt, termSourcesAt, unchangedSourcesAt } from './policy-on-day.js';
import type { PolicyLimitsChanged } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, GL_TERMS, POLICY } from './testing/sample-policies.js';

const DAY = '2026-06-01';
type Step = readonly [event: PolicyEvent, on: string, role?: ActingRole];

const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const reverified: PolicyEvent = { type: 'PolicyReverified', data: { policyId: POLICY, agencyId: AGENCY } };
const rejected: PolicyEvent = {
  type: 'PolicyRejected',
  data: { policyId: POLICY, agencyId: AGENCY, reason: 'Unreadable' },
};
const limits = (eachOccurrence: number, more: Partial<PolicyLimitsChanged['data']> = {}): PolicyEvent => ({
  type: 'PolicyLimitsChanged',
  data: { policyId: POLICY, effectiveFrom: '2026-03-01', before: GL_TERMS.limits, after: { eachOccurrence }, ...more },
});

const stateOf = (...steps: readonly Step[]): AddedPolicy =>
  fold<PolicyState, PolicyEvent>(
    policyDecider,
    steps.flatMap(([event, on, role = 'insured'], index) =>
      recorded([event], { role, recordedAt: `${on}T23:30:00.000Z` }, index + 1),
    ),
  )!;
const sourcesOfLimits = (...steps: readonly Step[]) => policyAt(stateOf(...steps), DAY)?.limits.sources;

describe('where what a policy states comes from [H12]', () => {
  it('is typed by the insured or entered by the agent, on the day on which it was recorded', () => {
    expect(sourcesOfLimits([added(), '2026-01-05'])).toEqual([{ kind: 'typedByInsured', on: '2026-01-05' }]);
    expect(sourcesOfLimits([added(), '2026-01-05', 'agent'])).toEqual([{ kind: 'enteredByAgent', on: '2026-01-05' }]);
  });

  it('is the source that its event names, whoever sent it', () =>
    expect(sourcesOfLimits([added({}, { source: 'agencySystem' }), '2026-01-05', 'system'])).toEqual([
      { kind: 'agencySystem', on: '2026-01-05' },
    ]));

  it('names the file that its event names', () => {
    const evidence = { name: 'COI 2026.pdf', sha256: 'a'.repeat(64), documentId: POLICY };
    expect(
      sourcesOfLimits(
        [added(), '2026-01-05'],
        [limits(200_000_000, { source: 'claimedOnCertificate', evidence }), '2026-03-02', 'agent'],
      ),
    ).toEqual([{ kind: 'claimedOnCertificate', on: '2026-03-02', evidence }]);
  });

  it('of a limit that an edit of others left as it was is what it was before the edit', () => {
    const after = { ...GL_TERMS.limits, eachOccurrence: 5 };
    const raised = limits(5, { after });
    const limitsAfter = (...steps: readonly Step[]) => policyAt(stateOf(...steps), DAY)?.limits;
    const before = [
      [added(), '2026-01-05'],
      [approved, '2026-01-07', 'agent'],
    ] as const;
    const verified = { kind: 'verifiedByAgent', on: '2026-01-07' };
    const state = stateOf(...before, [raised, '2026-03-02']);
    expect(policyAt(state, DAY)?.limits).toMatchObject({
      sources: [{ kind: 'typedByInsured', on: '2026-03-02' }],
      parts: {
        eachOccurrence: [{ kind: 'typedByInsured', on: '2026-03-02' }],
        generalAggregate: [{ kind: 'typedByInsured', on: '2026-01-05' }, verified],
      },
    });
    expect(unchangedSourcesAt(state, DAY)).toEqual({ limits: verified });
    const lowered = limits(5, { before: after, after: { ...after, generalAggregate: 7 } });
    expect(limitsAfter(...before, [raised, '2026-03-02'], [lowered, '2026-04-02', 'agent'])?.parts).toEqual({
      eachOccurrence: [{ kind: 'typedByInsured', on: '2026-03-02' }],
      generalAggregate: [{ kind: 'enteredByAgent', on: '2026-04-02' }],
    });
  });

  it('of a limit is not what an edit stated that was rejected', () => {
    const edited = { ...GL_TERMS.limits, eachOccurrence: 5 };
    const away = limits(5, { after: edited });
    const back = limits(0, { before: edited, after: GL_TERMS.limits });
    const refused: PolicyEvent = {
      type: 'PolicyEditsRejected',
      data: {
        policyId: POLICY,
        agencyId: AGENCY,
        reason: 'Not so',
        edits: [3, 4].map((event) => ({
          event: eventId(event),
          type: 'PolicyLimitsChanged',
          effectiveFrom: '2026-03-01',
        })),
      },
    };
    const lowered = limits(0, { after: { ...GL_TERMS.limits, generalAggregate: 7 } });
    const state = stateOf(
      [added(), '2026-01-05', 'agent'],
      [approved, '2026-01-07', 'agent'],
      [away, '2026-03-02'],
      [back, '2026-03-03'],
      [refused, '2026-03-04', 'agent'],
      [lowered, '2026-03-05', 'agent'],
    );
    expect(policyAt(state, DAY)?.limits.parts?.['eachOccurrence']).toMatchObject([
      { kind: 'enteredByAgent', on: '2026-01-05' },
      { kind: 'verifiedByAgent', on: '2026-01-07' },
    ]);
  });

  it('of an endorsement that an edit of others left as it was is what it was before the edit', () => {
    const kept = GL_TERMS.endorsements;
    const more = [...kept, { code: 'waiverOfSubrogation', grade: 'claimed' } as const];
    const edit: PolicyEvent = {
      type: 'PolicyEndorsementsChanged',
      data: { policyId: POLICY, effectiveFrom: '2026-03-01', before: kept, after: more },
    };
    const state = stateOf([added(), '2026-01-05', 'agent'], [edit, '2026-03-02']);
    expect(policyAt(state, DAY)?.endorsements.parts).toEqual({
      additionalInsuredOngoing: [{ kind: 'enteredByAgent', on: '2026-01-05' }],
      waiverOfSubrogation: [{ kind: 'typedByInsured', on: '2026-03-02' }],
    });
  });

  it('is not known of what neither the insured nor an agent sent', () =>
    expect(sourcesOfLimits([added(), '2026-01-05', 'system'])).toEqual([]));

  it('is verified by the agent on the day of the last approval after it', () => {
    const typed = { kind: 'typedByInsured', on: '2026-01-05' };
    expect(sourcesOfLimits([added(), '2026-01-05'], [approved, '2026-01-07', 'agent'])).toEqual([
      typed,
      { kind: 'verifiedByAgent', on: '2026-01-07' },
    ]);
    expect(
      sourcesOfLimits([added(), '2026-01-05'], [approved, '2026-01-07', 'agent'], [reverified, '2026-05-20', 'agent']),
    ).toEqual([typed, { kind: 'verifiedByAgent', on: '2026-05-20' }]);
  });

  it('is no longer verified once the value was changed, while the other values stay verified', () => {
    const state = stateOf(
      [added(), '2026-01-05'],
      [approved, '2026-01-07', 'agent'],
      [limits(200_000_000), '2026-03-02'],
    );
    expect(policyAt(state, DAY)?.limits.sources).toEqual([{ kind: 'typedByInsured', on: '2026-03-02' }]);
    expect(termSourcesAt(state, DAY)).toMatchObject({
      limits: { kind: 'typedByInsured' },
      carrier: { kind: 'verifiedByAgent', on: '2026-01-07' },
      aggregate: null,
    });
    expect(policyAt(state, '2026-02-01')?.limits.sources).toContainEqual({ kind: 'verifiedByAgent', on: '2026-01-07' });
  });

  it('is that of the correction where it was corrected', () => {
    const state = stateOf([added(), '2026-01-05']);
    const corrects = state.history[0]!.id;
    expect(
      sourcesOfLimits(
        [added(), '2026-01-05'],
        [limits(200_000_000, { corrects, reason: 'Typing error' }), '2026-03-02', 'agent'],
      ),
    ).toEqual([{ kind: 'enteredByAgent', on: '2026-03-02' }]);
  });

  it('is not verified by an approval that a rejection followed', () =>
    expect(
      sourcesOfLimits([added(), '2026-01-05'], [approved, '2026-01-07', 'agent'], [rejected, '2026-02-01', 'agent']),
    ).toEqual([{ kind: 'typedByInsured', on: '2026-01-05' }]));
});
