import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenedBackup } from '@covertrail/platform/backup/read-backup';
import { BackupKeys, CHEAP_COST } from '@covertrail/platform/backup/passphrase';
import { writeBackup } from '@covertrail/platform/backup/write-backup';
import { newId } from '@covertrail/platform/ids/ids';
import { openStores, type Stores } from '@covertrail/platform/stores/open-stores';
import { SmallDisk } from './small-disk.js';

const MEGABYTES = 8;
const META = {
  actor: newId(),
  role: 'agent',
  tenant: null,
  commandHash: 'test',
  causationId: null,
  schemaVersion: 1,
  commandId: newId(),
  correlationId: newId(),
  recordedAt: '2026-11-21T15:00:00.000Z',
} as const;

const disk = SmallDisk.mounted(MEGABYTES);
const describeOnDisk = disk ? describe : describe.skip;

describeOnDisk('a backup on a disk that fills [K06]', () => {
  let folder: string;
  let stores: Stores;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'full-backup-'));
    stores = await openStores({ folder, writer: 'inline', mongodbUrl: null });
  });
  afterAll(async () => {
    await stores.close();
    rmSync(folder, { recursive: true });
    disk?.unmount();
  });

  const backUp = async (name: string) =>
    writeBackup(stores, join(disk!.folder, name), {
      keys: await BackupKeys.make('a passphrase of a test', CHEAP_COST),
      takenAt: '2026-11-22T00:00:00.000Z',
    });
  const append = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        stores.events.append(
          `policy-${newId()}`,
          [{ id: newId(), type: 'PolicyAdded', data: { text: 'x'.repeat(50_000) }, meta: META }],
          'any',
        ),
      ),
    );

  it('leaves nothing that looks like one, and leaves the one before it as it was', async () => {
    await append(20);
    await backUp('first');
    await append(200);
    await expect(backUp('second')).rejects.toThrow('There is no room for a backup in');
    expect(readdirSync(disk!.folder)).toEqual(['first']);
    await (await OpenedBackup.open(join(disk!.folder, 'first'), null)).verify();
    rmSync(join(disk!.folder, 'first'), { recursive: true });
    await expect(backUp('third')).rejects.toThrow('No backup was made');
    expect(readdirSync(disk!.folder)).toEqual([]);
  });
});
