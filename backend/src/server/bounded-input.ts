import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../http/problem.js';

/** More than any call needs; transforming so much still takes only a few milliseconds. */
const MOST = { depth: 20, items: 1_000, values: 5_000 } as const;

/** Refuses a body or query that is too deep, has too long a list or too many values, before other code reads it. */
export function boundedInput(request: Request, _response: Response, next: NextFunction): void {
  const tooMuch = exceeded(request.body) ?? exceeded(request.query);
  next(tooMuch === null ? undefined : new Problem('HTTP.TOO_COMPLEX', { params: { bound: tooMuch } }));
}

/** What is exceeded, in words; null when nothing is. It goes level by level with a list instead of calling itself. */
function exceeded(input: unknown): string | null {
  let level: readonly unknown[] = [input];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST.depth) return `more than ${MOST.depth} levels`;
    values += level.length;
    if (values > MOST.values) return `more than ${MOST.values} values`;
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value) && value.length > MOST.items) return `a list of more than ${MOST.items} items`;
      for (const member of Object.values(value) as unknown[]) inner.push(member);
    }
    level = inner;
  }
  return null;
}
