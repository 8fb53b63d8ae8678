import { appendFileSync, rmSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogUnderTest, newStream } from '../event-store/testing/log-under-test.js';
import { SqliteTestLog } from '../event-store/testing/sqlite-log.js';
import { LedgerTree } from './ledger-tree.js';

describe('the tree over a log [J06]', () => {
  let log: LogUnderTest;
  let folder: string;
  beforeEach(async () => {
    log = await LogUnderTest.begin(async () => new SqliteTestLog());
    folder = await mkdtemp(join(tmpdir(), 'ledger-'));
    await log.append(newStream(), 7);
  });
  afterEach(async () => {
    await log.end();
    await rm(folder, { recursive: true });
  });

  async function rootAfter(break_: () => void = () => undefined): Promise<[number, string]> {
    break_();
    const ledger = await LedgerTree.open(folder, log.store);
    while ((await ledger.grow(3)) > 0);
    const found: [number, string] = [ledger.tree.size, (await ledger.tree.root()).toString('hex')];
    await ledger.close();
    return found;
  }

  it('follows the log in batches, and goes on where it stopped', async () => {
    const [size] = await rootAfter();
    await log.append(newStream(), 4);
    const [grown, root] = await rootAfter();
    expect([size, grown]).toEqual([7, 11]);
    rmSync(folder, { recursive: true });
    expect(await rootAfter()).toEqual([11, root]);
  });

  it('has the same root after it was interrupted, shortened or lost', async () => {
    const whole = await rootAfter();
    expect(await rootAfter(() => appendFileSync(join(folder, 'hashes'), 'half of a hash'))).toEqual(whole);
    expect(await rootAfter(() => truncateSync(join(folder, 'hashes'), 64))).toEqual(whole);
    expect(await rootAfter(() => rmSync(join(folder, 'reached.json')))).toEqual(whole);
  });

  it('is begun anew for another log', async () => {
    await rootAfter();
    const other = await LogUnderTest.begin(async () => new SqliteTestLog());
    await other.append(newStream(), 2);
    const ledger = await LedgerTree.open(folder, other.store);
    await ledger.grow();
    expect(ledger.tree.size).toBe(2);
    await ledger.close();
    await other.end();
  });
});
