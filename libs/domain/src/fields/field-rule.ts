import type { FieldProblem, PlainFieldCode } from './field-problem.js';

/**
 * One rule about one field. `check` gives the first thing that is wrong, null when the value is fine; it never throws,
 * whatever it is given. `Value` is what a value that passed is.
 */
export interface FieldRule<Value = unknown> {
  check(value: unknown): FieldProblem | null;
  /** Never set: it only lets the compiler carry `Value`. */
  readonly passes?: Value;
}

/** Whether a value passes, for callers who do not say what is wrong. */
export const fits = <Value>(rule: FieldRule<Value>, value: unknown): value is Value => rule.check(value) === null;

/** A rule from a test, and what is wrong with a value that fails it. */
export const rule = <Value = unknown>(test: (value: unknown) => boolean, code: PlainFieldCode): FieldRule<Value> => ({
  check: (value) => (test(value) ? null : { code }),
});

/** Rules in order: the first that is broken speaks. */
export const all = <Value>(...rules: readonly FieldRule<Value>[]): FieldRule<Value> => ({
  check(value) {
    for (const each of rules) {
      const problem = each.check(value);
      if (problem !== null) return problem;
    }
    return null;
  },
});

/** Nothing said is fine; what is said must pass. */
export const optional = <Value>(inner: FieldRule<Value>): FieldRule<Value | '' | null | undefined> => ({
  check: (value) => (isEmpty(value) ? null : inner.check(value)),
});

/** Something said: text of spaces alone says nothing. */
export const required = <Value = unknown>(code: PlainFieldCode): FieldRule<Value> =>
  rule((value) => !isEmpty(value) && !(typeof value === 'string' && value.trim() === ''), code);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
