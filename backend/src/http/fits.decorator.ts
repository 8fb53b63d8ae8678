import { registerDecorator, type ValidationOptions } from 'class-validator';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { messageOf } from '@covertrail/wording/fields/field-message';

/** Checks a DTO field by a field rule of the domain, with its message: page and server have one rule. */
export function Fits(rule: FieldRule, options?: ValidationOptions): PropertyDecorator {
  return (target, property) => {
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
