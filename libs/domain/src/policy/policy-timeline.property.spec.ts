import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import type { RecordedOf } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { policyAt } from './policy-on-day.js';
import type { PolicyState } from './policy.state.js';
import { CANCELLATIONS, histories, LIMITS, NUMBERS, OPERATIONS, POLICY_DAYS } from './testing/arbitrary-policies.js';
import { added, POLICY } from './testing/sample-policies.js';

const foldAll = (events: readonly RecordedOf<PolicyEvent>[]) => fold<PolicyState, PolicyEvent>(policyDecider, events);

describe('a policy as a timeline', () => {
  it('a cancellation ends cover from its day on and changes nothing of the days before, whatever came first', () => {
    fc.assert(
      fc.property(histories, POLICY_DAYS, POLICY_DAYS, (history, from, day) => {
        const past = [...recorded<PolicyEvent>([added()]), ...history];
        const canceled = recorded<PolicyEvent>(
          [{ type: 'PolicyCanceled', data: { policyId: POLICY, effectiveFrom: from, reason: '' } }],
          {},
          past.length + 1,
        );
        const earlier = policyAt(foldAll(past), day);
        const knownLater = policyAt(foldAll([...past, ...canceled]), day);
        if (day < from) expect(knownLater).toEqual(earlier);
        else {
          expect(knownLater).toEqual({ ...earlier, standing: expect.anything() });
          expect(knownLater?.standing).toEqual({
            value: { status: 'canceled', since: from },
            events: [canceled[0]?.id],
          });
        }
      }),
    );
  });

  it('an edit changes nothing of the days before its own, unless it asks for approval of a rejected policy again', () => {
    fc.assert(
      fc.property(histories, fc.oneof(NUMBERS, LIMITS, OPERATIONS), POLICY_DAYS, (history, edit, day) => {
        fc.pre('effectiveFrom' in edit.data && day < edit.data.effectiveFrom);
        const past = [...recorded<PolicyEvent>([added()]), ...history];
        const next = recorded<PolicyEvent>([edit], { role: 'insured' }, past.length + 1);
        const before = policyAt(foldAll(past), day);
        fc.pre(before?.verification.value !== 'rejected');
        expect(policyAt(foldAll([...past, ...next]), day)).toEqual(before);
      }),
    );
  });

  it('aspects do not disturb each other: any interleaving that keeps the order within each shows the same', () => {
    const lanes = fc.tuple(fc.array(NUMBERS), fc.array(LIMITS), fc.array(OPERATIONS), fc.array(CANCELLATIONS));
    fc.assert(
      fc.property(lanes, fc.infiniteStream(fc.nat({ max: 3 })), (events, turns) => {
        const [first, ...rest] = recorded<PolicyEvent>([added(), ...events.flat()]);
        if (first === undefined) throw new Error('The policy is always added first.');
        const queues = laned(
          rest,
          events.map((lane) => lane.length),
        );
        const inOrder = foldAll([first, ...queues.flat()]);
        const folded = foldAll([first, ...interleaved(queues, turns)]);
        expect({ ...folded, history: [] }).toEqual({ ...inOrder, history: [] });
      }),
    );
  });
});

function laned<Item>(items: readonly Item[], lengths: readonly number[]): Item[][] {
  let start = 0;
  return lengths.map((length) => items.slice(start, (start += length)));
}

function interleaved<Item>(queues: readonly Item[][], turns: Iterator<number>): Item[] {
  const left = queues.map((queue) => [...queue]);
  const merged: Item[] = [];
  while (left.some((queue) => queue.length > 0)) {
    const turn = turns.next().value as number;
    const item = (left[turn]?.length ? left[turn] : left.find((queue) => queue.length > 0))?.shift();
    if (item !== undefined) merged.push(item);
  }
  return merged;
}
