import { fold } from '../kernel/decider.js';
import type { ActingRole } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import { policyAt, termSourcesAt } from './policy-on-day.js';
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
