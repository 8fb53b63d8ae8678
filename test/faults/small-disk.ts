import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECES = [1 << 20, 1 << 16, 1 << 12, 1];

/** A file system of a few megabytes, in memory. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Null where this user may not mount one, and why is printed. */
  static mounted(megabytes: number): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'covertrail-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
      return new SmallDisk(folder);
    } catch (error) {
      process.stderr.write(
        `Skipped, a full disk: none can be mounted here (${(error as Error).message.split('\n')[0]}).\n`,
      );
      rmSync(folder, { recursive: true });
      return null;
    }
  }

  /** Takes all the space that is free. */
  fill(): void {
    for (const bytes of PIECES) this.fillBy(Buffer.alloc(bytes, 'x'));
  }

  free(): void {
    rmSync(this.filler);
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }

  private fillBy(piece: Buffer): void {
    try {
      for (;;) appendFileSync(this.filler, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
