import { recordOf } from '../kernel/record-of.js';
import { POLICY_ASPECTS, PROVIDED_ASPECTS, type ProvidedAspect } from '../insurance/terms/policy-aspects.js';
import type { Known, ProvidedPolicy } from '../insurance/coverage.js';

/** What a policy says of each aspect, where its period is known; the other fields of a policy are no statements of it. */
type Stated = Pick<ProvidedPolicy, Exclude<ProvidedAspect, 'period'>>;

const STATED = PROVIDED_ASPECTS.filter((aspect) => aspect !== 'period');

/** Each aspect that the engine is given, treated alike: its value of a policy that states nothing, and what becomes of it. */
export const eachStated = (factOf: (unstated: unknown, aspect: keyof Stated) => Known<unknown>): Stated =>
  recordOf<keyof Stated, unknown>(STATED, (aspect) => factOf(POLICY_ASPECTS[aspect].unstated, aspect)) as Stated;

/** A policy that states nothing, and of which no event recorded anything. */
export const nothingStated = (): Stated => eachStated((value) => ({ value, events: [] }));
