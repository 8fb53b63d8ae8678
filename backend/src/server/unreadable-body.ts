import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../http/problem.js';

/**
 * Runs after the body parser and names what the parser could not read, before the framework reports it as some bad request. The
 * parser marks its errors with a `type`.
 */
export function unreadableBody(error: unknown, _request: Request, _response: Response, next: NextFunction): void {
  const type = (error as { type?: unknown } | null)?.type;
  if (type === 'entity.too.large') return next(new Problem('HTTP.TOO_LARGE'));
  if (typeof type === 'string' && UNREADABLE.test(type)) return next(new Problem('HTTP.NOT_JSON'));
  next(error);
}

const UNREADABLE = /^(entity|encoding|charset|request)\./;

/** Whether an address is of a declared path, whose parameters begin with a colon. */
function isAt(declared: string, address: string): boolean {
  const [parts, given] = [declared.split('/'), address.split('/')];
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}

const isForm = (request: Request): boolean => request.is('multipart/form-data') !== false;

/**
 * A body that the parser ignored was not declared as JSON: the call is refused, because nothing of the body would be read. Routes
 * that take a file, by their declared paths, read forms themselves.
 */
export const onlyJson =
  (takingFiles: readonly string[]) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const sent =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    const leftAlone =
      sent &&
      request.body === undefined &&
      !(request.method === 'POST' && takingFiles.some((path) => isAt(path, request.path)) && isForm(request));
    next(leftAlone ? new Problem('HTTP.NOT_JSON') : undefined);
  };
