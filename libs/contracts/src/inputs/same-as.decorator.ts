import { registerDecorator } from 'class-validator';

/** Requires that a field equals another field of the same body. */
export function SameAs(other: string, message: string): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'sameAs',
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: { validate: (value: unknown, args) => value === (args?.object as Record<string, unknown>)[other] },
    });
  };
}
