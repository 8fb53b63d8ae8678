import { recordOf } from '../kernel/record-of.js';
import {
  ASPECTS,
  ASSESSED_ASPECTS,
  POLICY_ASPECTS,
  type AssessedAspect,
  type PolicyAspect,
} from '../insurance/terms/policy-aspects.js';
import type { Change } from '../insurance/terms/policy-change.js';
import type { AspectChange, PolicyTerms } from '../insurance/terms/policy-terms.js';

const ASPECT_BY_EVENT: ReadonlyMap<string, PolicyAspect> = new Map(
  ASPECTS.map((aspect) => [POLICY_ASPECTS[aspect].event, aspect]),
);

/** The aspect that an event changes; undefined for an event that changes none. */
export const aspectOf = (type: string): PolicyAspect | undefined => ASPECT_BY_EVENT.get(type);

/** The event that records a change of an aspect: the table holds the type of the event to the type of the term. */
export const changeEvent = (aspect: PolicyAspect, data: Change<unknown>): AspectChange =>
  ({ type: POLICY_ASPECTS[aspect].event, data }) as AspectChange;

/** A record with one value for each aspect. `valueOf` treats all aspects alike, so the types of the record follow from the table. */
export const eachAspect = <Result extends Readonly<Record<PolicyAspect, unknown>>>(
  valueOf: (aspect: PolicyAspect) => unknown,
): Result => recordOf(ASPECTS, valueOf) as Result;

/** The same with the aspects that the compliance engine reads. */
export const eachAssessedAspect = <Result extends Readonly<Record<AssessedAspect, unknown>>>(
  valueOf: (aspect: AssessedAspect) => unknown,
): Result => recordOf(ASSESSED_ASPECTS, valueOf) as Result;

/** The same with one value for each field of the terms. */
export const eachTerm = <Result extends Readonly<Record<keyof PolicyTerms, unknown>>>(
  valueOf: (aspect: PolicyAspect) => unknown,
): Result => Object.fromEntries(ASPECTS.map((aspect) => [POLICY_ASPECTS[aspect].term, valueOf(aspect)])) as Result;
