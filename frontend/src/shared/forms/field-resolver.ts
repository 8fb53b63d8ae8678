import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldProblem } from '@covertrail/domain/fields/field-problem';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { fieldMessage } from '@covertrail/wording/fields/field-message';

/** What is wrong with a field: a problem that the domain knows, or a message of the page alone. Null when it is fine. */
export type Wrong = FieldProblem | string | null;

/** A rule of the domain, or one that needs the other fields. Nested values are named by path: `limits.eachOccurrence`. */
export type FormRules<Values> = Readonly<Record<string, FieldRule | ((value: unknown, all: Values) => Wrong)>>;

/** Something that must be chosen before a form is sent. */
export const chosen =
  (message: string) =>
  (value: unknown): Wrong =>
    value ? null : message;

/** What is wrong, as people read it. */
export const wrongText = (wrong: Wrong): string | null =>
  wrong === null || typeof wrong === 'string' ? wrong : fieldMessage(wrong);

/** Uses field rules of the domain in react-hook-form: page and server have one rule and one message. */
export function fieldResolver<Values extends FieldValues>(rules: FormRules<Values>): Resolver<Values> {
  return (values) => {
    const errors: Record<string, unknown> = {};
    for (const [path, rule] of Object.entries(rules)) {
      const value = valueAt(values, path);
      const message = wrongText(typeof rule === 'function' ? rule(value, values) : rule.check(value));
      if (message !== null) putAt(errors, path, { type: 'rule', message });
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], values);
}

function putAt(errors: Record<string, unknown>, path: string, error: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = errors;
  for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
  at[last] = error;
}
