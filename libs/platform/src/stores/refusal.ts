import { CheckpointAhead, OtherLog, ViewLost, ViewTooNew } from '../engine/engine-errors.js';
import { BackupRefused } from '../backup/backup-format.js';
import { CopyRefused } from '../event-store/copying/copy-log.js';
import { TargetInUse, TargetTaken } from '../event-store/copying/log-target.port.js';
import { EventStoreTooNew } from '../event-store/event-store.port.js';
import { EventStoreRefused, LogUnreachable } from '../event-store/eventstoredb/refusals.js';
import { MongodbRefused } from '../mongodb/mongodb-refused.js';
import { ReadStoreTooNew } from '../read-store/store-errors.js';
import { VaultTooNew } from '../vault/vault.port.js';
import { ForeignVault, LogMissing, SecretsMissing, UnfinishedLog, VaultMissing } from './belong-together.js';
import { FileDamaged, FileNotGiven } from '../sqlite/file-trouble.js';

/** Any other reason for which a process refuses to start; the message is the sentence. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}

const REFUSALS = [
  StartRefused,
  EventStoreRefused,
  LogUnreachable,
  MongodbRefused,
  CheckpointAhead,
  OtherLog,
  ViewLost,
  ViewTooNew,
  EventStoreTooNew,
  ReadStoreTooNew,
  VaultTooNew,
  FileDamaged,
  FileNotGiven,
  LogMissing,
  VaultMissing,
  SecretsMissing,
  ForeignVault,
  UnfinishedLog,
  BackupRefused,
  CopyRefused,
  TargetInUse,
  TargetTaken,
];

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
  REFUSALS.some((refusal) => error instanceof refusal) || isNotGiven(error) ? (error as Error).message : null;

function isNotGiven(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
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
