import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Problem } from './problem.js';

/** Refuses unknown fields and bad input with the message of each field; trims nothing silently but outer spaces. */
export const inputPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new Problem('HTTP.BAD_INPUT', { errors: Object.fromEntries(errors.flatMap((error) => messages(error))) }),
  });

function messages(error: ValidationError, path = ''): [string, string][] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {})[0];
  return [...(own ? [[field, own] as [string, string]] : []), ...(error.children ?? []).flatMap((child) => messages(child, field))];
}
