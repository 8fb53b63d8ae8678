import { closeSync, constants, openSync, watch, writeSync, type FSWatcher } from 'node:fs';

/** A signal adds to the next flush of the disk: a writer of a thousand groups a second sends a hundred. */
const SPACING_MS = 10;
const ANY_BYTE = Buffer.from('.');

/** The file that is written where `file` has changed: nobody reads it. */
const besideOf = (file: string): string => `${file}-signal`;

const openBeside = (file: string): number => openSync(besideOf(file), constants.O_CREAT | constants.O_RDWR, 0o600);

/**
 * Notifies other processes at once that a database has changed: writes a byte to a file beside it, which they watch. Only a hint: some
 * file systems report no changes, and a byte may not be written, so whoever waits also looks from time to time.
 */
export class FileSignal {
  private beside: number | null;
  private sentAt = -SPACING_MS;
  private late: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.beside = orNull(() => openBeside(file));
  }

  /** At once; within some milliseconds after another one, once for all that comes until they are over. */
  send(): void {
    if (this.late !== undefined) return;
    const since = performance.now() - this.sentAt;
    if (since >= SPACING_MS) return this.write();
    this.late = setTimeout(() => this.write(), SPACING_MS - since).unref();
  }

  private write(): void {
    const { beside } = this;
    this.late = undefined;
    this.sentAt = performance.now();
    if (beside !== null) orNull(() => writeSync(beside, ANY_BYTE, 0, 1, 0));
  }

  close(): void {
    clearTimeout(this.late);
    if (this.beside !== null) closeSync(this.beside);
    this.beside = null;
  }
}

/**
 * Calls `signaled` after each signal for a file, by any process, this one included; several may be one call. Does not keep the process
 * running. Returns the function that stops it.
 */
export function watchSignal(file: string, signaled: () => void): () => void {
  let watcher: FSWatcher | null = null;
  const begin = (): void => {
    watcher = orNull(() => {
      closeSync(openBeside(file));
      return watch(besideOf(file), { persistent: false });
    });
    watcher?.on('error', () => watcher?.close());
    watcher?.on('change', (change) => {
      if (change === 'rename') replaced();
      signaled();
    });
  };
  /** The file was deleted or put back: what is watched is no longer what is written. */
  const replaced = (): void => {
    watcher?.close();
    begin();
  };
  begin();
  return () => watcher?.close();
}

/** A system that does not let a file be written or watched only makes the hint late. */
function orNull<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
