import { fold } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { nextChange } from '../kernel/timeline.js';
import type { DocumentOnFile, Known, ProvidedPolicy, Rating } from '../insurance/coverage.js';
import { ASSESSED_ASPECTS } from '../insurance/terms/policy-aspects.js';
import type { PolicyEvent } from './policy.contract.js';
import { evolvePolicy } from './policy-evolve.js';
import { assessedAt, knownAt } from './policy-on-day.js';
import { verifiedOn } from './policy-verified-on.js';
import type { AddedPolicy, PolicyState, InForceStatus } from './policy.state.js';

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
  if (state === null) return undefined;
  const { policyId, line, insuredId, replaces } = state;
  const { number, ...assessed } = assessedAt(state, day);
  const verification = knownAt(state.verification, day);
  const changedSince =
    state.awaiting !== null && verification.value === 'unverified' ? verifiedOn(state.history) : null;
  return {
    policyId,
    line,
    insuredId,
    replaces,
    standing: standingOn(state, day),
    verification: changedSince === null ? verification : { ...verification, changedSince },
    ...assessed,
    policyNumber: number.value,
    rating,
    documents,
  };
}

/** As of a day: canceled also where a cancellation is recorded for a later day, on which the cover then ends. */
function standingOn({ standing }: AddedPolicy, day: CalendarDate): Known<InForceStatus> {
  const today = knownAt(standing, day);
  const later = standing.find(({ from, value }) => from > day && value.status === 'canceled');
  return today.value.status === 'canceled' || later === undefined
    ? today
    : { value: later.value, events: later.events };
}

/** The policy as it would be if one event had never happened. */
export const policyWithout = (state: AddedPolicy, event: Uuid): PolicyState =>
  fold<PolicyState, PolicyEvent>(
    { initialState: null, evolve: evolvePolicy },
    state.history.filter(({ id }) => id !== event),
  );

const READ_ON_A_DAY = [...ASSESSED_ASPECTS, 'standing', 'verification'] as const;

/** The first day after `day` on which the policy is known to say something else. */
export function policyChangesAfter(state: AddedPolicy, day: CalendarDate): CalendarDate | null {
  let first: CalendarDate | null = null;
  for (const aspect of READ_ON_A_DAY) {
    const next = nextChange<unknown>(state[aspect], day);
    if (next !== undefined && (first === null || next < first)) first = next;
  }
  return first;
}
