import type { CalendarDate } from '../kernel/dates.js';
import { segmentAt, type Timeline } from '../kernel/timeline.js';
import { sourcesOfPart, type Known, type ProvidedPolicy } from '../insurance/coverage.js';
import { bestSource, leastSource, type FactSource } from '../insurance/source-table.js';
import { isParted, partsOf, type PartedAspect } from '../insurance/terms/aspect-parts.js';
import {
  ASPECTS,
  POLICY_ASPECTS,
  type AspectValue,
  type AssessedAspect,
  type PolicyAspect,
  type PolicyAspects,
} from '../insurance/terms/policy-aspects.js';
import { eachAspect, eachAssessedAspect, eachTerm } from './policy-aspects.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import { sourced, sourcesOf } from './policy-sources.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';

type KnownAspects = { readonly [Aspect in PolicyAspect]: Known<AspectValue<Aspect>> };

/** A policy as it was on a day. Its carrier's rating is recorded in the carrier's own stream: see `provided-policy.ts`. */
export type PolicyOnDay = Pick<ProvidedPolicy, 'policyId' | 'line' | 'insuredId' | 'standing' | 'verification'> &
  KnownAspects;

/** What was true of a policy on a day; undefined when there is no such policy. */
export function policyAt(state: PolicyState, validAt: CalendarDate): PolicyOnDay | undefined {
  if (state === null) return undefined;
  const { policyId, line, insuredId } = state;
  return {
    policyId,
    line,
    insuredId,
    ...aspectsAt(state, validAt),
    standing: knownAt(state.standing, validAt),
    verification: knownAt(state.verification, validAt),
  };
}

/** What an edit form states of a policy on a day. */
export const termsAt = (state: PolicyAspects, day: CalendarDate): PolicyTerms =>
  eachTerm<PolicyTerms>((aspect) => knownAt<unknown>(state[aspect], day).value);

/** By part of the terms, where its value of a day comes from: the source that proves most; null where nothing is stated or no source is known. */
export type TermSources = Readonly<Record<keyof PolicyTerms, FactSource | null>>;

export function termSourcesAt(state: AddedPolicy, day: CalendarDate): TermSources {
  const sources = sourcesOf(state);
  return eachTerm<TermSources>((aspect) => {
    const term = sourced(knownAt<unknown>(state[aspect], day), aspect, sources);
    return isStated(term.value) ? bestSource(term.sources) : null;
  });
}

/** By part of the terms, the source that proves least of those values that the last edit of it left as they were; absent where it left none. */
export type UnchangedSources = Readonly<Partial<Record<keyof PolicyTerms, FactSource>>>;

export function unchangedSourcesAt(state: AddedPolicy, day: CalendarDate): UnchangedSources {
  const kept = ASPECTS.flatMap((aspect): readonly (readonly [keyof PolicyTerms, FactSource])[] => {
    const source = isParted(aspect) ? unchangedSource(state, aspect, day) : null;
    return source === null ? [] : [[POLICY_ASPECTS[aspect].term, source]];
  });
  return Object.fromEntries(kept);
}

/** The same of all its values: the source that proves least. */
export function leastTermSourcesAt(state: AddedPolicy, day: CalendarDate): TermSources {
  const [last, unchanged] = [termSourcesAt(state, day), unchangedSourcesAt(state, day)];
  return eachTerm<TermSources>((aspect) => {
    const { term } = POLICY_ASPECTS[aspect];
    const [source, kept] = [last[term], unchanged[term]];
    return source === null || kept === undefined ? source : leastSource([source, kept]);
  });
}

function unchangedSource(state: AddedPolicy, aspect: PartedAspect, day: CalendarDate): FactSource | null {
  const sources = sourcesOf(state);
  const term = sourced(knownAt<unknown>(state[aspect], day), aspect, sources);
  const last = term.events.at(-1);
  const origins = last === undefined ? undefined : sources.origins(aspect, last);
  if (origins === undefined) return null;
  const kept = Object.keys(partsOf(aspect, term.value)).filter((part) => origins.get(part) !== last);
  return leastSource(kept.flatMap((part) => bestSource(sourcesOfPart(term, part)) ?? []));
}

const isStated = (value: unknown): boolean =>
  value !== null && value !== '' && (typeof value !== 'object' || Object.keys(value).length > 0);

function aspectsAt(state: AddedPolicy, day: CalendarDate): KnownAspects {
  const sources = sourcesOf(state);
  return eachAspect<KnownAspects>((aspect) => sourced(knownAt<unknown>(state[aspect], day), aspect, sources));
}

/** What the compliance engine reads of a policy on a day. */
export function assessedAt(state: AddedPolicy, day: CalendarDate): Pick<KnownAspects, AssessedAspect> {
  const sources = sourcesOf(state);
  return eachAssessedAspect<Pick<KnownAspects, AssessedAspect>>((aspect) =>
    sourced(knownAt<unknown>(state[aspect], day), aspect, sources),
  );
}

/** True when the policy covers that day: it ends at 12:01 am of the day it expires or is canceled (reference: insurance days). */
export function isInForce(state: PolicyState, day: CalendarDate): boolean {
  const policy = policyAt(state, day);
  if (policy === undefined) return false;
  const { effectiveOn, expiresOn } = policy.period.value;
  return effectiveOn <= day && day < expiresOn && policy.standing.value.status === 'inForce';
}

/** True when an agent has verified what the policy says of that day. */
export const isVerified = (state: PolicyState, day: CalendarDate): boolean =>
  policyAt(state, day)?.verification.value === 'verified';

/** True when an agent has yet to approve something of it, even if only from a later day on. */
export const awaitsApproval = (state: PolicyState): boolean =>
  state !== null && state.verification.some(({ value }) => value === 'unverified');

/** There is no day before the first segment, so the first segment applies. */
export function knownAt<Value>(timeline: Timeline<Value>, day: CalendarDate): Known<Value> {
  const segment = segmentAt(timeline, day) ?? timeline[0];
  if (segment === undefined) throw new Error('An added policy states every aspect of itself.');
  return { value: segment.value, events: segment.events };
}
