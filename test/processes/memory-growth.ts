import { existsSync, readFileSync } from 'node:fs';

/** What one process held at one moment. */
export interface MemorySample {
  /** Since the beginning of the run. */
  readonly minutes: number;
  readonly megabytes: number;
}

/** The resident set of a process, in MB; null where the system does not say (only Linux does). */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The last number of live bytes that each process wrote to the file of `live-heap.mjs`, in MB by process id. */
export function liveMegabytes(file: string): ReadonlyMap<number, number> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => line.split(' ').map(Number)).map(([pid = 0, bytes = 0]) => [pid, bytes / 1024 / 1024]),
  );
}

/**
 * MB a minute by which memory grows, as the median slope between all pairs of samples (Theil and Sen): a garbage collection
 * that happens to come late moves it less than it moves a line of least squares. Zero for fewer than two samples.
 */
export function growthOf(samples: readonly MemorySample[]): number {
  const slopes = samples.flatMap((from, index) =>
    samples.slice(index + 1).map((to) => (to.megabytes - from.megabytes) / (to.minutes - from.minutes)),
  );
  const sorted = slopes.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
