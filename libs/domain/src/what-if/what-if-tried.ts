import type { Requirements } from '../compliance/requirements.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { AssessmentInputs, RequiredInputs } from '../tracking/tracking.rules.js';

/** A change, ready to be applied to the inputs of many trackings. */
export interface TriedChange {
  /** The stream on which the change would be recorded: only trackings that depend on it are affected. */
  readonly stream: string;
  readonly effectiveFrom: CalendarDate;
  /** What would be required besides what is required now: the inputs must hold what it asks for. */
  readonly asks: readonly Requirements[];
  /** The inputs as they would be; undefined for a tracking that the change does not concern on the day. Throws `RuleBroken`. */
  applyTo(inputs: AssessmentInputs, day: CalendarDate): AssessmentInputs | undefined;
  /** The same where nothing but requirements would change: what suppliers provide is not looked at again. Null for any other change. */
  readonly requires: ((required: RequiredInputs, day: CalendarDate) => RequiredInputs | undefined) | null;
}

/** Applies a change once to each state: trackings that share a template share what was compiled of its requirements. */
export function oncePerState<State extends object | null>(change: (state: State) => State): (state: State) => State {
  const changed = new WeakMap<object, State>();
  return (state) => {
    if (state === null) return change(state);
    const cached = changed.get(state);
    if (cached !== undefined) return cached;
    const fresh = change(state);
    changed.set(state, fresh);
    return fresh;
  };
}
