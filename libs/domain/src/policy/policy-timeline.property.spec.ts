import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import { dayOf, dayNumber } from '../kernel/dates.js';
import type { RecordedOf } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { policyAt } from './policy-on-day.js';
import type { PolicyState } from './policy.state.js';
import { added, AGENCY, GL_TERMS, POLICY } from './testing/sample-policies.js';

const FIRST = dayNumber('2026-01-01');
const days = fc.integer({ min: 0, max: 364 }).map((n) => dayOf(FIRST + n));
const dated = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(days, value);
const before = { policyId: POLICY, effectiveFrom: '' };

const numbers = dated(fc.constantFrom('GL-1', 'GL-2')).map(([effectiveFrom, after]): PolicyEvent =>
  ({ type: 'PolicyNumberChanged', data: { ...before, effectiveFrom, before: 'GL-88120', after } }));
const limits = dated(fc.integer({ min: 1, max: 9 })).map(([effectiveFrom, eachOccurrence]): PolicyEvent =>
  ({ type: 'PolicyLimitsChanged', data: { ...before, effectiveFrom, before: GL_TERMS.limits, after: { eachOccurrence } } }));
const operations = dated(fc.string()).map(([effectiveFrom, after]): PolicyEvent =>
  ({ type: 'OperationsDescribed', data: { ...before, effectiveFrom, before: '', after } }));
const cancellations = days.map((effectiveFrom): PolicyEvent =>
  ({ type: 'PolicyCanceled', data: { policyId: POLICY, effectiveFrom, reason: '' } }));
const reinstatements = days.map((effectiveFrom): PolicyEvent =>
  ({ type: 'PolicyReinstated', data: { policyId: POLICY, effectiveFrom, reason: '' } }));
const approvals = fc.constant<PolicyEvent>({ type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } });
const histories = fc.array(fc.oneof(numbers, limits, operations, cancellations, reinstatements, approvals), { maxLength: 12 });

const foldAll = (events: readonly RecordedOf<PolicyEvent>[]) => fold<PolicyState, PolicyEvent>(policyDecider, events);

describe('a policy as a timeline', () => {
  it('a cancellation ends cover from its day on and changes nothing of the days before, whatever came first', () => {
    fc.assert(fc.property(histories, days, days, (history, from, day) => {
      const past = recorded<PolicyEvent>([added(), ...history]);
      const canceled = recorded<PolicyEvent>(
        [{ type: 'PolicyCanceled', data: { policyId: POLICY, effectiveFrom: from, reason: '' } }], {}, past.length + 1,
      );
      const known = policyAt(foldAll(past), day);
      const knownLater = policyAt(foldAll([...past, ...canceled]), day);
      if (day < from) expect(knownLater).toEqual(known);
      else {
        expect(knownLater).toEqual({ ...known, standing: expect.anything() });
        expect(knownLater?.standing).toEqual({ value: { status: 'canceled', since: from }, events: [canceled[0]?.id] });
      }
    }));
  });

  it('an edit changes nothing of the days before its own', () => {
    fc.assert(fc.property(histories, fc.oneof(numbers, limits, operations), days, (history, edit, day) => {
      fc.pre('effectiveFrom' in edit.data && day < edit.data.effectiveFrom);
      const past = recorded<PolicyEvent>([added(), ...history]);
      const next = recorded<PolicyEvent>([edit], { role: 'insured' }, past.length + 1);
      expect(policyAt(foldAll([...past, ...next]), day)).toEqual(policyAt(foldAll(past), day));
    }));
  });

  it('aspects do not disturb each other: any interleaving that keeps the order within each tells the same', () => {
    const lanes = fc.tuple(fc.array(numbers), fc.array(limits), fc.array(operations), fc.array(cancellations));
    fc.assert(fc.property(lanes, fc.infiniteStream(fc.nat({ max: 3 })), (events, turns) => {
      const [first, ...rest] = recorded<PolicyEvent>([added(), ...events.flat()]);
      if (first === undefined) throw new Error('The policy is always added first.');
      const queues = laned(rest, events.map((lane) => lane.length));
      const inOrder = foldAll([first, ...queues.flat()]);
      expect(foldAll([first, ...interleaved(queues, turns)])).toEqual(inOrder);
    }));
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
