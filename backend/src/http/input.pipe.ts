import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { FIELD_RULE, rulesIn, type InputClass } from '@covertrail/contracts/inputs/fits.decorator';
import { storedTexts } from '@covertrail/domain/fields/stored-text';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { firstUnacceptable } from './acceptable-values.js';
import { Problem } from './problem.js';

/**
 * Refuses unknown fields, null, bodies that are not objects, and bad input, with a message for each field. A message of a socket has no class
 * and is checked where it is received.
 */
class InputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.metatype === Object) return Promise.resolve(value);
    const taken = metadata.type === 'body' || metadata.type === 'query';
    if (taken && metadata.metatype) {
      if (Array.isArray(value)) throw refusal({ body: 'must be an object' });
      const fault = firstUnacceptable(value);
      if (fault) throw refusal(Object.fromEntries([fault]));
      return super.transform(storedTexts(value), metadata);
    }
    return super.transform(value, metadata);
  }
}

/** The one pipe of the product. Every text comes to its class as it is stored. */
export const inputPipe = (): ValidationPipe =>
  new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    // By it a refused field finds its rule, which words the problem. No error is sent as it is.
    validationError: { target: true },
    exceptionFactory: (errors) => refusal(Object.fromEntries(errors.flatMap((error) => messages(error)))),
  });

const refusal = (errors: Readonly<Record<string, string>>): Problem => new Problem('HTTP.BAD_INPUT', { errors });

function messages(error: ValidationError, path = ''): [string, string][] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = messageIn(error);
  return [
    ...(own ? [[field, own] as [string, string]] : []),
    ...(error.children ?? []).flatMap((child) => messages(child, field)),
  ];
}

/** What a field rule of the domain refuses is worded here; the other decorators bring their message. */
function messageIn({ constraints = {}, target, property, value }: ValidationError): string | undefined {
  const [refused] = Object.entries(constraints);
  if (!refused) return undefined;
  const [name, message] = refused;
  if (name !== FIELD_RULE) return message;
  const rule = target && rulesIn(target.constructor as InputClass)[property];
  return (rule && messageOf(rule, value)) ?? 'is not valid';
}
