import { registerDecorator, type ValidationOptions } from 'class-validator';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { messageOf } from '@covertrail/wording/fields/field-message';

const LOOKED_UP = 'covertrail:looked-up';
const RULES = 'covertrail:field-rules';

/** The fields of an input class whose values find or prove something. */
export const lookedUpIn = (input: object): readonly string[] =>
  (Reflect.getMetadata(LOOKED_UP, input) as readonly string[] | undefined) ?? [];

/** The field rules of an input class by field, those of the classes that it extends included. */
export const rulesIn = (input: object): Readonly<Record<string, FieldRule>> =>
  (Reflect.getMetadata(RULES, input) as Readonly<Record<string, FieldRule>> | undefined) ?? {};

/** Checks a DTO field by a field rule of the domain, with its message: page and server have one rule. */
export function Fits(rule: FieldRule, options?: ValidationOptions): PropertyDecorator {
  return (target, property) => {
    if (rule.looksUp)
      Reflect.defineMetadata(LOOKED_UP, [...lookedUpIn(target.constructor), String(property)], target.constructor);
    Reflect.defineMetadata(RULES, { ...rulesIn(target.constructor), [String(property)]: rule }, target.constructor);
    registerDecorator({
      name: 'fits',
      target: target.constructor,
      propertyName: String(property),
      ...(options ? { options } : {}),
      validator: {
        validate: (value: unknown) => rule.check(value) === null,
        defaultMessage: (args) => messageOf(rule, args?.value) ?? 'is not valid',
      },
    });
  };
}
