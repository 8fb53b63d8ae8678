import { StoreUnreachable } from './store-unreachable.js';

/** An error because of which a process refuses to start; the message is the sentence that its operator reads. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** A setting, a port or a store that is not as the process needs it. */
export class StartRefused extends Refusal {
  override readonly name: string = 'StartRefused';
}

/** A folder, file or port that the operating system denies; the message names it. */
const NOT_GIVEN: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EADDRINUSE',
  'EEXIST',
  'EISDIR',
  'ENOENT',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);

/** The sentence of an error because of which a process refuses to start; null for any other error. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof Error && (error instanceof Refusal || endsStart(error) || isNotGiven(error)) ? error.message : null;

const endsStart = (error: Error): boolean => error instanceof StoreUnreachable && error.refusesStart;

function isNotGiven(error: NodeJS.ErrnoException): boolean {
  const { code, syscall } = error;
  return syscall !== undefined && NOT_GIVEN.has(code);
}

/** What the work gives, or the end of the process. */
export function orEnd<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return endBecauseOf(error);
  }
}

/** Ends the process: for a refusal with its one sentence, for any other error with its stack. */
export function endBecauseOf(error: unknown): never {
  process.stderr.write(`${refusalOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
