import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogUnderTest, newStream } from '../event-store/testing/log-under-test.js';
import { SqliteTestLog } from '../event-store/testing/sqlite-log.js';
import { InMemoryVault } from '../vault/testing/in-memory-vault.js';
import { LogDiffers } from './kept-checkpoint.js';
import { LedgerCheckpoints } from './ledger-checkpoints.js';
import { LedgerProofs } from './ledger-proofs.js';
import { leafOfLogEvent } from './ledger-tree.js';
import { verifierKeyOf } from './ledger-key.js';
import { isConsistent, isIncluded } from './merkle-proofs.js';
import { openedCheckpoint } from './signed-checkpoint.js';

describe('proofs of events [J06]', () => {
  let log: LogUnderTest;
  let folder: string;
  let vault: InMemoryVault;
  let now: string;

  const parts = () => ({ events: log.store, vault, clock: { now: () => now }, folder: join(folder, 'tree') });
  const proofs = () => new LedgerProofs(parts());

  beforeEach(async () => {
    log = await LogUnderTest.begin(async () => new SqliteTestLog());
    folder = await mkdtemp(join(tmpdir(), 'proofs-'));
    vault = new InMemoryVault();
    await vault.giveTo(await log.store.logId());
    now = '2026-11-28T00:00:30.000Z';
  });
  afterEach(async () => {
    await log.end();
    await rm(folder, { recursive: true });
  });

  /** The job of a day. */
  async function signed(day: string): Promise<void> {
    now = `${day}T00:00:30.000Z`;
    const checkpoints = new LedgerCheckpoints({ ...parts(), targets: [] });
    await checkpoints.run();
    await checkpoints.close();
  }
  async function leaves(): Promise<Buffer[]> {
    const all: Buffer[] = [];
    for await (const event of log.store.readAll({ after: '' })) all.push(leafOfLogEvent(event));
    return all;
  }

  it('lead from each event to the last checkpoint, and from an earlier one to it', async () => {
    await log.append(newStream(), 5);
    await signed('2026-11-28');
    await log.append(newStream(), 6);
    await signed('2026-11-29');
    for (const [index, leaf] of (await leaves()).entries()) {
      const proof = await proofs().published(leaf, '2026-11-28');
      const key = verifierKeyOf(proof!.checkpoint.key)!;
      const [after, before] = [proof!.checkpoint, proof!.earlier!.checkpoint].map(({ note }) =>
        openedCheckpoint(note, key)!,
      );
      expect([proof!.index, after!.size, before!.size]).toEqual([index, 11, 5]);
      expect(isIncluded({ leaf, index, ...after!, proof: proof!.inclusion })).toBe(true);
      expect(isConsistent({ before: before!, after: after!, proof: proof!.earlier!.consistency })).toBe(true);
    }
  });

  it('are not there for an event behind the last checkpoint, or of another log', async () => {
    expect(await proofs().published(Buffer.alloc(32), null)).toBeNull();
    await log.append(newStream(), 3);
    await signed('2026-11-28');
    await log.append(newStream(), 1);
    const all = await leaves();
    expect(await proofs().published(all[3]!, null)).toBeNull();
    expect(await proofs().published(Buffer.alloc(32), null)).toBeNull();
    expect(await proofs().published(all[2]!, '2026-11-27')).toMatchObject({ index: 2, earlier: null });
  });

  it.each(['with the stored tree', 'without one'])(
    'reach up to now, %s, under a checkpoint that is not published',
    async (how) => {
      await log.append(newStream(), 40);
      await signed('2026-11-28');
      await log.append(newStream(), 7);
      if (how === 'without one') await rm(join(folder, 'tree'), { recursive: true });
      const all = await leaves();
      const moment = await proofs().now([all[2]!, all[46]!]);
      const now = openedCheckpoint(moment.note, verifierKeyOf(moment.key)!)!;
      expect([now.size, moment.published!.checkpoint.size]).toEqual([47, 40]);
      for (const index of [2, 46]) {
        const place = moment.places.get(all[index]!.toString('hex'))!;
        expect([place.index, isIncluded({ leaf: all[index]!, index, ...now, proof: place.inclusion })]).toEqual([
          index,
          true,
        ]);
      }
      await expect(proofs().now([Buffer.alloc(32)])).rejects.toThrow(RangeError);
    },
  );

  it('are refused of a log that is not the one of the last checkpoint', async () => {
    const { events } = { events: log.store };
    await log.append(newStream(), 4);
    await signed('2026-11-28');
    const other = await LogUnderTest.begin(async () => new SqliteTestLog());
    await other.append(newStream(), 9);
    const [, , leaf] = await leaves();
    const replaced = { logId: () => events.logId(), readAll: other.store.readAll.bind(other.store) };
    await rm(join(folder, 'tree'), { recursive: true });
    await expect(new LedgerProofs({ ...parts(), events: replaced }).published(leaf!, null)).rejects.toThrow(LogDiffers);
    await other.end();
  });
});
