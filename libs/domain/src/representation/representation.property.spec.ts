import fc from 'fast-check';
import type { Uuid } from '../kernel/event.js';
import type { GivenTo } from '../kernel/given-policy.js';
import { fold } from '../kernel/decider.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { RepresentationCommand, RepresentationEvent } from './representation.contract.js';
import { representationDecider } from './representation.decider.js';
import { managerOf } from './managing-agency.rules.js';
import {
  currentTenures,
  endOfLastTenure,
  leadingTenure,
  tenureOf,
  tenureOfRecord,
  type RepresentationState,
} from './representation.state.js';

const insuredId = eventId(1);
const AGENCIES = [eventId(11), eventId(12), eventId(13)];
const agency = fc.constantFrom(...AGENCIES);

const stateAfter = (events: readonly RepresentationEvent[]) =>
  fold<RepresentationState, RepresentationEvent>(representationDecider, recorded(events));

/** What the decider makes of commands, those that it refuses left out. */
function story(commands: readonly RepresentationCommand[]): readonly RepresentationEvent[] {
  return commands.reduce<readonly RepresentationEvent[]>((events, command) => {
    try {
      return [...events, ...representationDecider.decide(command, stateAfter(events), undefined)];
    } catch (error) {
      if (error instanceof RuleBroken) return events;
      throw error;
    }
  }, []);
}

const appointments = (domain: fc.Arbitrary<string | null>) =>
  fc.record({ agencyId: agency, domain }).map(({ agencyId, domain: given }): RepresentationCommand => ({
    type: 'AppointAgency',
    insuredId,
    agencyId,
    agentId: agencyId,
    proof: { by: 'invitation' },
    domain: given,
  }));
const ends = agency.map((agencyId): RepresentationCommand => ({
  type: 'EndRepresentation',
  insuredId,
  agencyId,
  endedBy: 'agency',
  reason: '',
}));
const transfers = fc
  .record({ from: agency, to: agency, n: fc.nat({ max: 4 }) })
  .map(({ from, to, n }): RepresentationCommand => ({
    type: 'TransferClient',
    insuredId,
    transferId: eventId(900 + n),
    fromAgencyId: from,
    fromAgentId: from,
    toAgencyId: to,
    toAgentId: to,
  }));
const stories = (domain: fc.Arbitrary<string | null>) =>
  fc.array(fc.oneof(appointments(domain), ends, transfers), { maxLength: 30 }).map(story);

/** The rule of decision 34, under which the logs of before were written: one tenure at a time. */
function oneAtATime(
  events: readonly RepresentationEvent[],
): Readonly<{ current: Uuid | null; ended: Map<Uuid, string> }> {
  const ended = new Map<Uuid, string>();
  let current: Uuid | null = null;
  for (const event of recorded(events)) {
    const next = agencyFrom(event);
    if (next === undefined) continue;
    if (current !== null && current !== next) ended.set(current, event.position);
    if (next !== null) ended.delete(next);
    current = next;
  }
  return { current, ended };
}

function agencyFrom({ type, data }: RepresentationEvent): Uuid | null | undefined {
  if (type === 'AgencyAppointed') return data.agencyId;
  if (type === 'ClientTransferred') return data.toAgencyId;
  return type === 'RepresentationEnded' ? null : undefined;
}

/** Policies that were added after each event, to the agency of that moment. */
const givenIn = (events: readonly RepresentationEvent[]): readonly GivenTo[] =>
  recorded(events).map(({ position }, n) => ({
    agencyId: oneAtATime(events.slice(0, n + 1)).current,
    since: `${position}+`,
  }));

describe('a log from before an insured could have several agencies', () => {
  it('gives the same rights at each of its positions', () => {
    fc.assert(
      fc.property(stories(fc.constant(null)), (events) => {
        for (let length = 0; length <= events.length; length++) {
          const state = stateAfter(events.slice(0, length));
          const { current, ended } = oneAtATime(events.slice(0, length));
          expect(currentTenures(state).map(({ agencyId }) => agencyId)).toEqual(current === null ? [] : [current]);
          expect([leadingTenure(state)?.agencyId, tenureOfRecord(state)?.agencyId]).toEqual(
            current === null ? [undefined, undefined] : [current, current],
          );
          for (const given of givenIn(events.slice(0, length))) expect(managerOf(state, given)).toBe(current);
          for (const agencyId of AGENCIES) expect(endOfLastTenure(state, agencyId)?.position).toBe(ended.get(agencyId));
        }
      }),
    );
  });
});

describe('agencies of an insured, by chance', () => {
  const domain = fc.constantFrom('one.test', 'two.test', 'gmail.com', null);

  it('are each current at most once, one of them of record at most, and none was turned out by another', () => {
    fc.assert(
      fc.property(stories(domain), (events) => {
        const state = stateAfter(events);
        const ids = currentTenures(state).map(({ agencyId }) => agencyId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(15);
        expect(currentTenures(state).filter(({ ofRecordSince }) => ofRecordSince !== null).length).toBeLessThanOrEqual(
          1,
        );
        const last = events.at(-1);
        if (last?.type !== 'AgencyAppointed') return;
        for (const { agencyId } of currentTenures(stateAfter(events.slice(0, -1))))
          expect(tenureOf(state, agencyId)).toBeDefined();
      }),
    );
  });

  it('never have two of one domain, but of a provider that serves everybody', () => {
    fc.assert(
      fc.property(stories(domain), (events) => {
        const domains = currentTenures(stateAfter(events)).flatMap(({ domain: own }) =>
          own === null || own === 'gmail.com' ? [] : [own],
        );
        expect(new Set(domains).size).toBe(domains.length);
      }),
    );
  });
});
