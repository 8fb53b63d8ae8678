import 'reflect-metadata';
import { registerDecorator } from 'class-validator';
import { isUuid } from '@covertrail/domain/kernel/uuid';

/** A lower-case UUID, as all our ids are. */
export function IsId(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isId',
      target: target.constructor,
      propertyName: String(property),
      options: { message: 'must be a UUID' },
      validator: { validate: isUuid },
    });
  };
}
