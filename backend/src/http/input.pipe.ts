import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { Problem } from './problem.js';

/** Names of what objects inherit: class-transformer passes over them, but they are unknown fields like any other. */
const isNeverAField = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);

/** Refuses unknown fields, bodies that are no object, and bad input with the message of each field. */
class InputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const taken = metadata.type === 'body' || metadata.type === 'query';
    if (taken && metadata.metatype) {
      if (Array.isArray(value)) throw refusal({ body: 'must be an object' });
      const unknown = neverAField(value);
      if (unknown !== undefined) throw refusal({ [unknown]: `property ${unknown} should not exist` });
    }
    return super.transform(value, metadata);
  }
}

/** The one pipe of the product; it trims nothing and changes nothing. */
export const inputPipe = (): ValidationPipe =>
  new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => refusal(Object.fromEntries(errors.flatMap((error) => messages(error)))),
  });

const refusal = (errors: Readonly<Record<string, string>>): Problem => new Problem('HTTP.BAD_INPUT', { errors });

function messages(error: ValidationError, path = ''): [string, string][] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {})[0];
  return [...(own ? [[field, own] as [string, string]] : []), ...(error.children ?? []).flatMap((child) => messages(child, field))];
}

/** Walks with a list of its own: input may be nested deeper than calls can be. */
function neverAField(input: unknown): string | undefined {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    const found = keys.find(isNeverAField);
    if (found !== undefined) return found;
    left.push(...Object.values(value));
  }
  return undefined;
}
