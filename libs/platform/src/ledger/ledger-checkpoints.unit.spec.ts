import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogUnderTest, newStream } from '../event-store/testing/log-under-test.js';
import { SqliteTestLog } from '../event-store/testing/sqlite-log.js';
import { InMemoryVault } from '../vault/testing/in-memory-vault.js';
import { checkpointFolder, keptCheckpoints } from './checkpoint-folder.js';
import { checkpointMail } from './checkpoint-mail.js';
import type { CheckpointTarget, PublishedCheckpoint } from './checkpoint-target.port.js';
import { latestCheckpoint, LogDiffers } from './kept-checkpoint.js';
import { LedgerCheckpoints } from './ledger-checkpoints.js';

/** A place that can be out of reach. */
class Elsewhere implements CheckpointTarget {
  readonly name = 'elsewhere';
  readonly got: PublishedCheckpoint[] = [];
  isDown = false;

  async publish(checkpoint: PublishedCheckpoint): Promise<void> {
    if (this.isDown) throw new Error('out of reach');
    this.got.push(checkpoint);
  }
}

describe('checkpoints of a log [J06]', () => {
  let log: LogUnderTest;
  let folder: string;
  let vault: InMemoryVault;
  let elsewhere: Elsewhere;
  let now: string;
  let checkpoints: LedgerCheckpoints;

  const open = () =>
    new LedgerCheckpoints({
      events: log.store,
      vault,
      clock: { now: () => now },
      folder: join(folder, 'tree'),
      targets: [checkpointFolder(join(folder, 'kept')), elsewhere],
    });

  beforeEach(async () => {
    log = await LogUnderTest.begin(async () => new SqliteTestLog());
    folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
    vault = new InMemoryVault();
    await vault.giveTo(await log.store.logId());
    elsewhere = new Elsewhere();
    now = '2026-11-28T00:00:30.000Z';
    checkpoints = open();
    await log.append(newStream(), 3);
  });
  afterEach(async () => {
    await checkpoints.close();
    await log.end();
    await rm(folder, { recursive: true });
  });

  it('are signed once a day, and are in every place', async () => {
    await checkpoints.run();
    await checkpoints.run();
    now = '2026-11-29T00:00:30.000Z';
    await log.append(newStream(), 2);
    await checkpoints.run();
    expect(elsewhere.got.map(({ day, size }) => [day, size])).toEqual([
      ['2026-11-28', 3],
      ['2026-11-29', 5],
    ]);
    const kept = await keptCheckpoints(join(folder, 'kept'), null);
    expect(kept?.checkpoints.map(({ size, at }) => [size, at])).toEqual([
      [3, '2026-11-28T00:00:30.000Z'],
      [5, '2026-11-29T00:00:30.000Z'],
    ]);
    expect(await latestCheckpoint(vault)).toMatchObject({ day: '2026-11-29', left: [] });
  });

  it('are of each event once where a run begins before the last one has ended', async () => {
    await Promise.all([checkpoints.run(), checkpoints.run(), checkpoints.run()]);
    expect(elsewhere.got.map(({ size }) => size)).toEqual([3]);
    await log.append(newStream(), 2);
    now = '2026-11-29T00:00:30.000Z';
    await Promise.all([checkpoints.run(), checkpoints.run()]);
    expect(elsewhere.got.map(({ size }) => size)).toEqual([3, 5]);
  });

  it('come later to a place that was out of reach, and once to the others', async () => {
    elsewhere.isDown = true;
    await expect(checkpoints.run()).rejects.toThrow('out of reach');
    expect((await latestCheckpoint(vault))?.left).toEqual(['elsewhere']);
    elsewhere.isDown = false;
    await checkpoints.run();
    expect(elsewhere.got).toHaveLength(1);
    expect((await latestCheckpoint(vault))?.left).toEqual([]);
  });

  it('are the same after a restart, and are none of an empty log', async () => {
    await checkpoints.run();
    await checkpoints.close();
    checkpoints = open();
    expect(await checkpoints.run()).toBe(0);
    const empty = await LogUnderTest.begin(async () => new SqliteTestLog());
    const parts = { vault: new InMemoryVault(), clock: { now: () => now }, targets: [elsewhere] };
    const ofEmpty = new LedgerCheckpoints({ ...parts, events: empty.store, folder: join(folder, 'empty') });
    expect(await ofEmpty.run()).toBe(0);
    await ofEmpty.close();
    await empty.end();
  });

  it('are not signed of a log that is not the one of before', async () => {
    const stream = newStream();
    await log.append(stream, 2);
    await checkpoints.run();
    await checkpoints.close();
    const [event] = await log.store.readStream(stream);
    await log.alter(event as never, 'gone');
    await rm(join(folder, 'tree'), { recursive: true });
    now = '2026-11-29T00:00:30.000Z';
    await log.append(newStream(), 4);
    checkpoints = open();
    await expect(checkpoints.run()).rejects.toBeInstanceOf(LogDiffers);
    expect((await latestCheckpoint(vault))?.day).toBe('2026-11-28');
  });

  it('count for nothing in a folder where a letter was changed', async () => {
    await checkpoints.run();
    const file = join(folder, 'kept', '2026-11-28.txt');
    await writeFile(file, (await readFile(file, 'utf8')).replace('\n3\n', '\n2\n'));
    expect(await keptCheckpoints(join(folder, 'kept'), null)).toMatchObject({
      checkpoints: [],
      refused: ['2026-11-28.txt'],
    });
    expect(await keptCheckpoints(join(folder, 'nowhere'), null)).toBeNull();
  });

  it('are mailed with the key, the same mail for the same checkpoint', async () => {
    await checkpoints.run();
    const mails: { id: string; to: string; text: string }[] = [];
    const mailer = {
      send: async (mail: { id: string; to: string; text: string }) => {
        mails.push(mail);
      },
    };
    const mail = checkpointMail(mailer, 'auditor@example.com');
    await mail.publish(elsewhere.got[0]!);
    await mail.publish(elsewhere.got[0]!);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(1);
    expect(mails[0]).toMatchObject({ to: 'auditor@example.com' });
    expect(mails[0]!.text).toContain(elsewhere.got[0]!.note);
    expect(mails[0]!.text).toContain(elsewhere.got[0]!.key);
  });
});
