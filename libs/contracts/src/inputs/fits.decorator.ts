import 'reflect-metadata';
import { getMetadataStorage, registerDecorator, type ValidationOptions } from 'class-validator';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';

/** The name of the constraint that a value breaks which its field rule refuses. */
export const FIELD_RULE = 'fits';

export type InputClass = new () => object;

/** What class-validator knows of a field that a rule checks. */
interface Checked {
  readonly propertyName: string;
  readonly name?: string;
  readonly constraints?: readonly FieldRule[];
}

/** The field rules of an input class by field, those of the classes that it extends included. */
export function rulesIn(input: InputClass): Readonly<Record<string, FieldRule>> {
  const checked: readonly Checked[] = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  return Object.fromEntries(
    checked.flatMap(({ propertyName, name, constraints: [rule] = [] }) =>
      name === FIELD_RULE && rule ? [[propertyName, rule] as const] : [],
    ),
  );
}

/** The fields of an input class whose values find or prove something. */
export const lookedUpIn = (input: InputClass): readonly string[] =>
  Object.entries(rulesIn(input)).flatMap(([field, { looksUp }]) => (looksUp ? [field] : []));

/**
 * Checks a field by a field rule of the domain: page and server have one rule. Who refuses the value words the problem
 * (`messageOf`), because nothing here knows English.
 */
export function Fits(rule: FieldRule, options?: ValidationOptions): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: FIELD_RULE,
      target: target.constructor,
      propertyName: String(property),
      constraints: [rule],
      ...(options ? { options } : {}),
      validator: {
        validate: (value: unknown) => rule.check(value) === null,
        defaultMessage: () => FIELD_RULE,
      },
    });
  };
}
