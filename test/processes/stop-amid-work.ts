import { join } from 'node:path';
import { Connection } from '@covertrail/platform/read-store/sqlite/connection';
import { until } from '../support/until.js';
import type { InfrastructureUnderTest } from './infrastructure-under-test.js';
import type { KeptChild } from './kept-child.js';

/**
 * Stops a worker where it stands. One that stands in the middle of a transaction of a SQLite file holds the file's lock until
 * it goes on, and no other process could write whatever its lease says: that one goes on for a moment and is stopped again.
 */
export async function stopAmidWork(worker: KeptChild, { config, folder }: InfrastructureUnderTest): Promise<void> {
  if (config.mongodbUrl !== null) return worker.signal('SIGSTOP');
  const probe = new Connection(join(folder, 'reads.db'));
  probe.run('PRAGMA busy_timeout = 300');
  await until(
    `${worker.name} stands outside a transaction`,
    () => {
      worker.signal('SIGSTOP');
      if (mayWrite(probe)) return true;
      worker.signal('SIGCONT');
      return false;
    },
    10_000,
  );
  probe.close();
}

function mayWrite(probe: Connection): boolean {
  try {
    probe.writing(() => undefined);
    return true;
  } catch {
    return false;
  }
}
