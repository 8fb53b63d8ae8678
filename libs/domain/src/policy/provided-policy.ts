import { fold } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { picked } from '../kernel/record-of.js';
import { nextChange } from '../kernel/timeline.js';
import type { DocumentOnFile, Known, ProvidedPolicy, Rating } from '../compliance/coverage.js';
import { ASSESSED_ASPECTS, type AssessedAspect } from './policy-aspects.js';
import type { PolicyEvent } from './policy.contract.js';
import { evolvePolicy } from './policy-evolve.js';
import { knownAt, policyAt, type PolicyOnDay } from './policy-on-day.js';
import type { AddedPolicy, PolicyState, Standing } from './policy.state.js';

const NONE_ON_FILE: Known<readonly DocumentOnFile[]> = { value: [], events: [] };

/**
 * A policy on a day as the compliance engine assesses it, with its carrier's rating of that day and the documents on file; undefined when
 * there is no such policy.
 */
export function providedPolicy(
  state: PolicyState,
  day: CalendarDate,
  rating: Known<Rating | null>,
  documents: Known<readonly DocumentOnFile[]> = NONE_ON_FILE,
): ProvidedPolicy | undefined {
  const policy = policyAt(state, day);
  if (state === null || policy === undefined) return undefined;
  const { policyId, line, insuredId, verification } = policy;
  const { number, ...assessed } = assessedOf(policy);
  return { policyId, line, insuredId, standing: standingOn(state, day), verification, ...assessed, policyNumber: number.value, rating, documents };
}

/** As of a day: canceled also where a cancellation is recorded for a later day, on which the cover then ends. */
function standingOn({ standing }: AddedPolicy, day: CalendarDate): Known<Standing> {
  const today = knownAt(standing, day);
  const later = standing.find(({ from, value }) => from > day && value.status === 'canceled');
  return today.value.status === 'canceled' || later === undefined ? today : { value: later.value, events: later.events };
}

const assessedOf = (policy: PolicyOnDay): Pick<PolicyOnDay, AssessedAspect> => picked(policy, ASSESSED_ASPECTS);

/** The policy as it would be if one event had never happened. */
export const policyWithout = (state: AddedPolicy, event: Uuid): PolicyState =>
  fold<PolicyState, PolicyEvent>({ initialState: null, evolve: evolvePolicy }, state.history.filter(({ id }) => id !== event));

/** The first day after `day` on which the policy is known to say something else. */
export function policyChangesAfter(state: AddedPolicy, day: CalendarDate): CalendarDate | null {
  const assessed = [...ASSESSED_ASPECTS.map((aspect) => state[aspect]), state.standing, state.verification];
  return assessed.flatMap((aspect) => nextChange<unknown>(aspect, day) ?? []).sort()[0] ?? null;
}
