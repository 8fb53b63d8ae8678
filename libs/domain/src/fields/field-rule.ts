import type { FieldProblem, PlainFieldCode } from './field-problem.js';

/**
 * One rule about one field. `check` returns the first error, null when the value is valid; it never throws, for any input.
 * `Value` is the type of a valid value.
 */
export interface FieldRule<Value = unknown> {
  check(value: unknown): FieldProblem | null;
  /** The value finds something or proves something, so a caller may guess it: see `lookedUp`. */
  readonly looksUp?: true;
  /** The field holds a text of several lines; any other text is of one. */
  readonly severalLines?: true;
  /** A valid value is a list. */
  readonly isList?: true;
  /** Never set: it only carries the type `Value`. */
  readonly passes?: Value;
}

/** Whether a value is valid, for callers that do not report the error. */
export const fits = <Value>(rule: FieldRule<Value>, value: unknown): value is Value => rule.check(value) === null;

/** A rule from a test, and the error of a value that fails it. */
export const rule = <Value = unknown>(test: (value: unknown) => boolean, code: PlainFieldCode): FieldRule<Value> => ({
  check: (value) => (test(value) ? null : { code }),
});

/** Rules in order: the first that is broken gives the error. */
export const all = <Value>(...rules: readonly FieldRule<Value>[]): FieldRule<Value> => ({
  check(value) {
    for (const each of rules) {
      const problem = each.check(value);
      if (problem !== null) return problem;
    }
    return null;
  },
  ...shapeOf(...rules),
});

/** Of several lines, or a list, where one of the rules is. */
export const shapeOf = (...rules: readonly FieldRule[]): Pick<FieldRule, 'severalLines' | 'isList'> => ({
  ...(rules.some(({ severalLines }) => severalLines) ? { severalLines: true } : {}),
  ...(rules.some(({ isList }) => isList) ? { isList: true } : {}),
});

/**
 * A value that finds something or proves something: a secret, or what someone looks up. The calls that take it are limited and their refusals
 * take the same time (ADR 53). It is the outermost rule of its field.
 */
export const lookedUp = <Value>(inner: FieldRule<Value>): FieldRule<Value> => ({ ...inner, looksUp: true });

/** An empty value is valid; any other must pass the rule. */
export const optional = <Value>(inner: FieldRule<Value>): FieldRule<Value | '' | null | undefined> => ({
  check: (value) => (isEmpty(value) ? null : inner.check(value)),
  ...shapeOf(inner),
});

/** Not empty; text of spaces alone is empty. */
export const required = <Value = unknown>(code: PlainFieldCode): FieldRule<Value> =>
  rule((value) => !isEmpty(value) && !(typeof value === 'string' && value.trim() === ''), code);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
