import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStoreServer, type EventStoreServer } from '../../../../test/eventstore-server/eventstore-server.js';
import { isUnfinished, originOf } from '../event-store/log-id.js';
import { appendMany, asInEveryStore, eventsOf } from '../event-store/testing/log-to-copy.js';
import { inPieces, whole } from '../files/testing/contents.js';
import { hashOf, LIMITS, newFile } from '../files/testing/files-under-test.js';
import { newId } from '../ids/ids.js';
import { UnfinishedLog } from '../stores/belong-together.js';
import { openNewStores, refuseUsed } from '../stores/new-stores.js';
import { openStores, type Stores } from '../stores/open-stores.js';
import type { StoresConfig } from '../stores/stores-config.js';
import type { Manifest } from './backup-format.js';
import { BackupKeys, CHEAP_COST } from './passphrase.js';
import { OpenedBackup } from './read-backup.js';
import { restoreBackup, type NewStores } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const PASSPHRASE = 'correct horse battery';
const CONTENT = Buffer.from('the content of a letter');
const TAKEN_AT = '2026-11-22T10:00:00.000Z';

describe('a backup and EventStoreDB [K06]', () => {
  let folder: string;
  let server: EventStoreServer;
  const at = (name: string): string => join(folder, name);
  const inFolder = (name: string): StoresConfig => ({ folder: at(name), writer: 'inline', mongodbUrl: null });
  const onServer = (name: string): StoresConfig => ({
    ...inFolder(name),
    eventStoreDb: { url: server.url, user: null, password: null, caFile: null },
  });
  const withStores = async <Result>(
    config: StoresConfig,
    work: (stores: Stores) => Promise<Result>,
  ): Promise<Result> => {
    const stores = await openStores(config);
    return work(stores).finally(() => stores.close());
  };
  const backUp = (config: StoresConfig, name: string): Promise<Manifest> =>
    withStores(config, async (stores) =>
      writeBackup(stores, at(name), { keys: await BackupKeys.make(PASSPHRASE, CHEAP_COST), takenAt: TAKEN_AT }),
    );
  const restore = async (
    name: string,
    config: StoresConfig,
    broken = (stores: NewStores): NewStores => stores,
  ): Promise<void> => {
    const backup = await OpenedBackup.open(at(name), PASSPHRASE);
    await restoreBackup(backup, async () => broken(await openNewStores(config, backup.manifest.log.id)));
  };
  const dying = (stores: NewStores): NewStores => ({
    ...stores,
    log: {
      events: () => stores.log.events(),
      take: (events) => stores.log.take(events),
      finish: () => Promise.reject(new Error('killed')),
      close: () => stores.log.close(),
    },
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-eventstore-'));
    server = await startEventStoreServer();
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const product = (
    config: StoresConfig,
  ): Promise<{ readonly person: string; readonly fileId: string; readonly key: Buffer | null }> =>
    withStores(config, async ({ events, vault, files }) => {
      await appendMany(events, 120);
      const person = newId();
      await vault.makePersonKey(person);
      const { fileId } = await files.put(newFile(), inPieces(CONTENT), LIMITS);
      await files.claim(fileId, hashOf(CONTENT), TAKEN_AT);
      return { person, fileId, key: await vault.personKey(person) };
    });

  it('of a folder is restored onto a server, and of the server into a folder: the same product', async () => {
    const { person, fileId, key } = await product(inFolder('product'));
    const first = await backUp(inFolder('product'), 'first');
    await restore('first', onServer('moved'));
    expect(readdirSync(at('moved'))).not.toContain('events.db');
    const second = await backUp(onServer('moved'), 'second');
    await restore('second', inFolder('back'));
    expect(second.log.sha256).toBe(first.log.sha256);
    expect([originOf(second.log.id), second.events.count]).toEqual([first.log.id, 120]);
    const kept = await withStores(inFolder('product'), async ({ events }) => asInEveryStore(await eventsOf(events)));
    for (const config of [onServer('moved'), inFolder('back')]) {
      await withStores(config, async ({ events, vault, files }) => {
        expect(asInEveryStore(await eventsOf(events))).toEqual(kept);
        expect(await vault.personKey(person)).toEqual(key);
        expect(await whole(files.read(fileId))).toEqual(CONTENT);
      });
    }
  });

  it('is restored onto no server that holds a log, be it the same', async () => {
    await product(onServer('product'));
    await backUp(onServer('product'), 'backup');
    await expect(restore('backup', onServer('new'))).rejects.toThrow(
      'There is a log already (EventStoreDB at 127.0.0.1',
    );
    await restore('backup', inFolder('restored'));
    await withStores(onServer('product'), async ({ events }) => expect(await eventsOf(events)).toHaveLength(120));
  });

  it('asks for an empty folder only where a store lies in it', () => {
    const config = { ...onServer(''), mongodbUrl: 'mongodb://127.0.0.1' };
    writeFileSync(at('mail'), '');
    expect(() => refuseUsed(config)).not.toThrow();
    expect(() => refuseUsed({ ...config, mongodbUrl: null })).toThrow('is not empty (mail)');
    expect(() => refuseUsed({ ...config, eventStoreDb: null })).toThrow('is not empty (mail)');
  });

  it('whose restoring broke off is no log to anybody, and is restored by the same command into a new folder', async () => {
    await product(inFolder('product'));
    await backUp(inFolder('product'), 'backup');
    await expect(restore('backup', onServer('first'), dying)).rejects.toThrow('killed');
    await expect(openStores(onServer('first'))).rejects.toBeInstanceOf(UnfinishedLog);
    await expect(restore('backup', onServer('first'))).rejects.toThrow('is not empty');
    await restore('backup', onServer('second'));
    await withStores(onServer('second'), async ({ events }) => {
      expect(isUnfinished(await events.logId())).toBe(false);
      expect(await eventsOf(events)).toHaveLength(120);
    });
  });
});
