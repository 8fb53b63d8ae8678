import { cpSync, rmSync } from 'node:fs';
import { atEndOfRun } from './ends-of-run.js';

/**
 * Files of a product that was opened once and closed, with what was made in it by then. Making them takes as long as much of a suite does: a process of
 * suites makes them once, and each suite has a copy of its own.
 */
export class FilesMadeOnce<Made> {
  #made: Promise<{ readonly folder: string; readonly made: Made }> | null = null;

  /** `make` leaves in the folder what is to be copied, and nothing open. */
  constructor(
    private readonly newFolder: () => string,
    private readonly make: (folder: string) => Promise<Made>,
  ) {}

  /** A folder of its own; the caller removes it. */
  async copy(): Promise<{ readonly folder: string; readonly made: Made }> {
    this.#made ??= this.#makeOnce();
    const { folder: kept, made } = await this.#made;
    const folder = this.newFolder();
    cpSync(kept, folder, { recursive: true });
    return { folder, made };
  }

  async #makeOnce() {
    const folder = this.newFolder();
    atEndOfRun(async () => rmSync(folder, { recursive: true }));
    return { folder, made: await this.make(folder) };
  }
}
