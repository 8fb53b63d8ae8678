/**
 * One rule about one field. `check` gives the message for the first thing wrong, null when the value is fine; it never
 * throws, whatever it is given. `Value` is what a value that passed is.
 */
export interface FieldRule<Value = unknown> {
  check(value: unknown): string | null;
  /** Never set: it only lets the compiler carry `Value`. */
  readonly passes?: Value;
}

export type ValueOf<Rule> = Rule extends FieldRule<infer Value> ? Value : never;

/** Whether a value passes, for callers who do not show the message. */
export const fits = <Value>(rule: FieldRule<Value>, value: unknown): value is Value => rule.check(value) === null;

/** A rule from a test and its message. */
export const rule = <Value = unknown>(test: (value: unknown) => boolean, message: string): FieldRule<Value> => ({
  check: (value) => (test(value) ? null : message),
});

/** Rules in order: the first that is broken speaks. */
export const all = <Value>(...rules: readonly FieldRule<Value>[]): FieldRule<Value> => ({
  check(value) {
    for (const each of rules) {
      const message = each.check(value);
      if (message !== null) return message;
    }
    return null;
  },
});

/** Nothing said is fine; what is said must pass. */
export const optional = <Value>(inner: FieldRule<Value>): FieldRule<Value | '' | null | undefined> => ({
  check: (value) => (isEmpty(value) ? null : inner.check(value)),
});

/** Something said: text of spaces alone says nothing. */
export const required = <Value = unknown>(message: string): FieldRule<Value> =>
  rule((value) => !isEmpty(value) && !(typeof value === 'string' && value.trim() === ''), message);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
