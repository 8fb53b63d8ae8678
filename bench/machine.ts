import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { duration } from './figure.js';
import { median } from './timing.js';

const SYNCS = 200;
const PAGE = Buffer.alloc(4_096, 1);

/** What the figures depend on besides the code. */
export function machineFacts(folder: string): readonly string[] {
  const [cpu] = cpus();
  return [
    `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GB of memory`,
    `Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    `writing and flushing 4 kB takes ${duration(flushTime(folder))} (median of ${SYNCS})`,
    `load average at the start ${currentLoad()}`,
    ...(Number(currentLoad()) > 1 ? [SHARED] : []),
  ];
}

const currentLoad = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Stated where others use the machine before the first measure: later the bench itself is a load, too. */
const SHARED =
  'the machine was shared with other work during the run, so times are worse and more uneven than on an idle one';

function flushTime(folder: string): number {
  const file = openSync(join(folder, 'flush'), 'w');
  const times = Array.from({ length: SYNCS }, () => {
    const started = performance.now();
    writeSync(file, PAGE);
    fsyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  return median(times);
}
