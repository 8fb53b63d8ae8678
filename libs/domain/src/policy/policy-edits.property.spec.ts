import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import type { RecordedOf } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { policyAt } from './policy-on-day.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { histories, LIMITS, NUMBERS, OPERATIONS, POLICY_DAYS } from './testing/arbitrary-policies.js';
import { added, AGENCY, POLICY } from './testing/sample-policies.js';

type Event = RecordedOf<PolicyEvent>;

const foldAll = (events: readonly Event[]): AddedPolicy => fold<PolicyState, PolicyEvent>(policyDecider, events)!;
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const edits = fc.array(fc.oneof(NUMBERS, LIMITS, OPERATIONS), { minLength: 1, maxLength: 5 });

const isCanceled = ({ standing }: AddedPolicy): boolean => standing.at(-1)?.value.status === 'canceled';

function rejectedAfter(events: readonly Event[]): AddedPolicy {
  const state = foldAll(events);
  const rejection = policyDecider.decide({ type: 'RejectPolicy', agencyId: AGENCY, reason: 'No.' }, state, undefined);
  return foldAll([...events, ...recorded(rejection, {}, 100)]);
}

/** Edits that await approval are left out; what an agent states in the place of one is a statement of its own. */
function without(edited: ReadonlySet<string>, events: readonly Event[]): readonly Event[] {
  return events
    .filter(({ id }) => !edited.has(id))
    .map((event) => {
      if (!('corrects' in event.data) || event.data.corrects === undefined || !edited.has(event.data.corrects))
        return event;
      const { corrects: _corrects, ...data } = event.data;
      return { ...event, data } as Event;
    });
}

describe('edits that are rejected', () => {
  it('leave on every day what was true before them, whatever came before and however often', () => {
    fc.assert(
      fc.property(histories, fc.array(edits, { minLength: 1, maxLength: 3 }), POLICY_DAYS, (history, rounds, day) => {
        let log = [...recorded<PolicyEvent>([added()]), ...history, ...recorded<PolicyEvent>([approved], {}, 20)];
        fc.pre(!isCanceled(foldAll(log)));
        const onDay = policyAt(foldAll(log), day);
        rounds.forEach((round, index) => {
          log = [...log, ...recorded<PolicyEvent>(round, { role: 'insured' }, 30 + index * 10)];
          fc.pre(foldAll(log).awaiting !== null);
          const rejection = policyDecider.decide(
            { type: 'RejectPolicy', agencyId: AGENCY, reason: `${index}` },
            foldAll(log),
            undefined,
          );
          log = [...log, ...recorded(rejection, {}, 38 + index * 10)];
          expect(policyAt(foldAll(log), day)).toEqual(onDay);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('leave what would be known if they had never been sent, also of all that was recorded after them', () => {
    let rejections = 0;
    fc.assert(
      fc.property(histories, POLICY_DAYS, (history, day) => {
        const log = [...recorded<PolicyEvent>([added()]), ...recorded<PolicyEvent>([approved], {}, 40), ...history];
        const state = foldAll(log);
        const { awaiting } = state;
        fc.pre(awaiting !== null && !isCanceled(state));
        rejections += 1;
        const edited = new Set(awaiting.edits.map(({ event }) => event));
        expect(policyAt(rejectedAfter(log), day)).toEqual(policyAt(foldAll(without(edited, log)), day));
      }),
      { numRuns: 600 },
    );
    expect(rejections).toBeGreaterThan(50);
  });
});
