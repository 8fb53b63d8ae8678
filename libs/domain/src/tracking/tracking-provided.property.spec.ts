import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import type { RecordedOf } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { histories, POLICY_DAYS } from '../policy/testing/arbitrary-policies.js';
import { added, INSURED, POLICY } from '../policy/testing/sample-policies.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import { buildProvided } from './tracking-provided.js';

function shownBy(events: readonly RecordedOf<PolicyEvent>[], day: string) {
  const coverage = { shareId: 's', policyIds: [POLICY], carrierIds: [], event: 'shared' };
  const tracking = {
    trackingId: 't',
    requesterId: 'r',
    insuredId: INSURED,
    projectId: 'p',
    templates: [],
    provided: [coverage],
    decisions: [],
    standing: 'active' as const,
    activeSince: 0,
  };
  const policies = new Map([[POLICY, fold<PolicyState, PolicyEvent>(policyDecider, events)]]);
  return buildProvided({ tracking, policies, carriers: new Map() }, day);
}

const values = (policies: readonly ProvidedPolicy[] | undefined) =>
  policies?.map(({ standing, verification, carrier, limits, operations, policyNumber }) => [
    standing.value,
    verification.value,
    carrier.sources,
    limits.value,
    limits.sources,
    operations.value,
    operations.sources,
    policyNumber,
  ]);

describe('what would be shown without an event', () => {
  it('is what the other events show, and only events that make a difference are named', () => {
    fc.assert(
      fc.property(histories, fc.nat(), POLICY_DAYS, (history, at, day) => {
        const events = [...recorded<PolicyEvent>([added()]), ...history];
        const gone = events[at % events.length]?.id;
        const provided = shownBy(events, day);
        const named = provided.otherwise?.find(({ event }) => event === gone);
        const without = shownBy(
          events.filter(({ id }) => id !== gone),
          day,
        );
        expect(values(without.policies)).toEqual(values((named ?? provided).policies));
        expect(provided.otherwise?.map(({ policies }) => values(policies))).not.toContainEqual(
          values(provided.policies),
        );
      }),
      { numRuns: 200 },
    );
  });
});
