import type { Known, ProvidedPolicy } from '../insurance/coverage.js';
import type { TermChange } from './cure-plan.contract.js';

export type ChangedTerm = TermChange['term'];

/** Each kind of change, by its term. */
export type ChangeOf = { readonly [Term in ChangedTerm]: Extract<TermChange, { readonly term: Term }> };

/** One kind of change. */
export type Changed<Term extends ChangedTerm> = ChangeOf[Term];

/** What is known of a policy: a value with the events that recorded it. */
type KnownField = {
  [Field in keyof ProvidedPolicy]: ProvidedPolicy[Field] extends Known<unknown> ? Field : never;
}[keyof ProvidedPolicy];

/** The policy with another value in one field; what recorded the value stays. */
export const restated = <Field extends KnownField>(
  policy: ProvidedPolicy,
  field: Field,
  change: (stated: ProvidedPolicy[Field]['value']) => ProvidedPolicy[Field]['value'],
): ProvidedPolicy => ({ ...policy, [field]: { ...policy[field], value: change(policy[field].value) } });
