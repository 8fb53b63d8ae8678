import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, LIMITS, newFile } from '../files/testing/files-under-test.js';
import { inPieces, whole } from '../files/testing/contents.js';
import { collect, metaAt, newStream } from '../event-store/testing/log-under-test.js';
import { START } from '../event-store/event-store.port.js';
import { originOf } from '../event-store/log-id.js';
import { newId } from '../ids/ids.js';
import { REACTION_POSITIONS } from '../engine/reactions/reaction-position.js';
import { ReactionPositions } from '../engine/reactions/reaction-positions.js';
import { ABSENT } from '../vault/records.port.js';
import { openNewStores } from '../stores/new-stores.js';
import { openStores, type Stores } from '../stores/open-stores.js';
import { BackupDamaged, BackupRefused, BackupTooNew, FORMAT, type Manifest } from './backup-format.js';
import { lastBackupOf, noteBackup } from './last-backup.js';
import { BackupKeys, CHEAP_COST } from './passphrase.js';
import { OpenedBackup } from './read-backup.js';
import { restoreBackup, type RestoreOptions } from './restore-backup.js';
import { restoredUntil } from './restored-moment.js';
import { inTurns, periodFrom } from './schedule.js';
import { sweepUnfinished, writeBackup } from './write-backup.js';

const PASSPHRASE = 'correct horse battery';
const SECRET_TEXT = Buffer.from('the content of a letter');
const TAKEN_AT = '2026-11-22T10:00:00.000Z';

describe('a backup [K06]', () => {
  let folder: string;
  let stores: Stores;
  const at = (...path: string[]): string => join(folder, ...path);
  const configOf = (name: string) => ({ folder: at(name), writer: 'inline' as const, mongodbUrl: null });
  const append = (count: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        stores.events.append(
          newStream(),
          [{ id: newId(), type: 'PolicyAdded', data: { index }, meta: metaAt(1_800_000_000_000 - index) }],
          'any',
        ),
      ),
    );
  const backUp = async (name = 'backup', keys = BackupKeys.make(PASSPHRASE, CHEAP_COST)): Promise<Manifest> =>
    writeBackup(stores, at(name), { keys: await keys, takenAt: TAKEN_AT });
  const open = (name = 'backup', passphrase: string | null = PASSPHRASE) => OpenedBackup.open(at(name), passphrase);
  const restore = async (into: string, name = 'backup', options?: RestoreOptions): Promise<void> => {
    const backup = await open(name);
    await restoreBackup(backup, () => openNewStores(configOf(into), backup.manifest.log.id), options);
  };

  let file: { fileId: string };
  let person: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    stores = await openStores(configOf('product'));
    await append(120);
    person = newId();
    await stores.vault.makePersonKey(person);
    await stores.vault.secret('claims');
    file = await stores.files.put(newFile(), inPieces(SECRET_TEXT), LIMITS);
    await stores.files.claim(file.fileId, hashOf(SECRET_TEXT), TAKEN_AT);
  });
  afterEach(async () => {
    await stores.close();
    rmSync(folder, { recursive: true });
  });

  it('is restored into new stores, which open what the old ones open', async () => {
    const manifest = await backUp();
    expect(manifest).toMatchObject({
      events: { count: 120 },
      files: { count: 1 },
      vault: { count: 2 },
      log: { head: await stores.events.head() },
    });
    await (await open()).verify();
    await restore('restored');
    const restored = await openStores(configOf('restored'));
    expect(await restored.events.head()).toBe(await stores.events.head());
    expect(await restored.vault.belongsTo()).toBe(await stores.events.logId());
    expect(originOf(await restored.events.logId())).toBe(await stores.events.logId());
    expect(await restored.events.logId()).not.toBe(await stores.events.logId());
    expect(await restored.vault.personKey(person)).toEqual(await stores.vault.personKey(person));
    expect(await restored.vault.secret('claims')).toEqual(await stores.vault.secret('claims'));
    expect(await restored.files.describe(file.fileId)).toEqual(await stores.files.describe(file.fileId));
    expect(await whole(restored.files.read(file.fileId))).toEqual(SECRET_TEXT);
    await restored.close();
  });

  it('is restored with the moment of its last event, or without one where nothing ran since, and so is a backup of what was restored', async () => {
    await backUp();
    expect(await restoredUntil(stores.vault)).toBeNull();
    const last = (await collect(stores.events.readAll({ after: START }))).at(-1)!.meta.recordedAt;
    await restore('held');
    await restore('sent', 'backup', { holdMail: false });
    const [held, sent] = [await openStores(configOf('held')), await openStores(configOf('sent'))];
    expect([await restoredUntil(held.vault), await restoredUntil(sent.vault)]).toEqual([last, null]);
    await writeBackup(held, at('again'), { keys: await BackupKeys.make(PASSPHRASE, CHEAP_COST), takenAt: TAKEN_AT });
    await Promise.all([held.close(), sent.close()]);
    await restore('again-restored', 'again');
    const again = await openStores(configOf('again-restored'));
    expect(await restoredUntil(again.vault)).toBe(last);
    await again.close();
  });

  it('ends where the log ended when it began, while others append', async () => {
    const head = await stores.events.head();
    let more: Promise<unknown> = Promise.resolve();
    const files = {
      list: () => stores.files.list(),
      describe: (id: string) => stores.files.describe(id),
      read: (id: string) => {
        more = append(30);
        return stores.files.read(id);
      },
    };
    const keys = await BackupKeys.make(PASSPHRASE, CHEAP_COST);
    const manifest = await writeBackup({ ...stores, files }, at('backup'), { keys, takenAt: TAKEN_AT });
    await more;
    expect(manifest).toMatchObject({ events: { count: 120 }, log: { head } });
  });

  it('says of each reaction how far it was when the log was where the backup ends', async () => {
    const [first] = await collect(stores.events.readAll({ after: START, limit: 1 }));
    const { stream, revision, id } = first!;
    await stores.vault.writeRecord(REACTION_POSITIONS, 'notifier', ABSENT, { body: { stream, revision, eventId: id } });
    const later = { stream: 'policy-later', revision: 0, eventId: newId() };
    const moving = {
      head: async () => {
        await stores.vault.writeRecord(REACTION_POSITIONS, 'notifier', 1, { body: later });
        await stores.vault.writeRecord(REACTION_POSITIONS, 'assessor', ABSENT, { body: later });
        return stores.events.head();
      },
    };
    const events = new Proxy(stores.events, {
      get: (all, name) => (name === 'head' ? moving.head : Reflect.get(all, name).bind(all)),
    });
    await writeBackup({ ...stores, events }, at('backup'), {
      keys: await BackupKeys.make(PASSPHRASE, CHEAP_COST),
      takenAt: TAKEN_AT,
    });
    await restore('restored');
    const restored = await openStores(configOf('restored'));
    const positions = new ReactionPositions(restored.vault, restored.events);
    expect([await positions.of('notifier'), await positions.of('assessor')]).toEqual([first!.position, null]);
    await restored.close();
  });

  it('holds no key and no secret that can be read without its passphrase', async () => {
    await backUp();
    const key = (await stores.vault.personKey(person))!;
    for (const name of readdirSync(at('backup')).filter((entry) => entry !== 'files')) {
      const text = readFileSync(at('backup', name));
      for (const form of [
        key,
        Buffer.from(key.toString('base64')),
        Buffer.from(key.toString('hex')),
        Buffer.from(PASSPHRASE),
      ])
        expect(text.includes(form)).toBe(false);
    }
    await expect(open('backup', 'another passphrase')).rejects.toThrow('The passphrase is not that of this backup');
    await expect(backUp('weak', (async () => BackupKeys.make('short', CHEAP_COST))())).rejects.toThrow(
      'at least 12 characters',
    );
    await (await open('backup', null)).verify();
  });

  it.each(['events.jsonl', 'vault.sealed', 'files.jsonl'])(
    'names %s where it was altered, cut off, or is gone',
    async (name) => {
      await backUp();
      const path = at('backup', name);
      const whole = readFileSync(path);
      const damaged = async (reason: RegExp): Promise<void> => {
        const error: unknown = await open('backup', null)
          .then((backup) => backup.verify())
          .then(
            () => null,
            (thrown: unknown) => thrown,
          );
        expect(error).toBeInstanceOf(BackupDamaged);
        expect((error as BackupDamaged).message).toMatch(new RegExp(`${name} ${reason.source}`));
        await expect(restore('restored')).rejects.toBeInstanceOf(BackupRefused);
        expect(existsSync(at('restored'))).toBe(false);
      };
      const altered = Buffer.from(whole);
      altered[Math.floor(whole.length / 2)]! ^= 1;
      writeFileSync(path, altered);
      await damaged(/(was altered|cannot be read|holds an altered)/);
      writeFileSync(path, whole);
      truncateSync(path, whole.length - 40);
      await damaged(/(has \d+ bytes|cannot be read|has \d+ lines)/);
      rmSync(path);
      await damaged(/is missing/);
    },
  );

  it('names the content that was altered, and a manifest that was changed with a part', async () => {
    await backUp();
    writeFileSync(at('backup', 'files', file.fileId), 'the content of a lettre');
    await expect((await open()).verify()).rejects.toThrow(`files/${file.fileId} was altered`);
    const path = at('backup', 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    writeFileSync(path, JSON.stringify({ ...manifest, takenAt: '2027-01-01T00:00:00.000Z' }));
    await expect(open()).rejects.toThrow('manifest.json was altered');
    writeFileSync(path, '{');
    await expect(open()).rejects.toThrow('manifest.json cannot be read');
    writeFileSync(path, JSON.stringify({ ...manifest, format: FORMAT + 1 }));
    await expect(open()).rejects.toBeInstanceOf(BackupTooNew);
    rmSync(path);
    await expect(open()).rejects.toThrow('There is no backup in');
  });

  it('goes over nothing: not over another backup, and not into stores that are there', async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow('is not empty');
    await expect(restore('product')).rejects.toThrow('is not empty');
    expect(await stores.events.head()).not.toBe('');
  });

  it('that broke off leaves no folder that looks like one', async () => {
    const broken = {
      ...stores,
      vault: {
        contents: () => {
          throw new Error('killed');
        },
      },
    };
    const keys = await BackupKeys.make(PASSPHRASE, CHEAP_COST);
    await expect(writeBackup(broken, at('backup'), { keys, takenAt: TAKEN_AT })).rejects.toThrow('killed');
    expect(readdirSync(folder)).toEqual(['product']);
    writeFileSync(at('backup.unfinished-1'), '');
    await sweepUnfinished(at('backup'));
    expect(readdirSync(folder)).toEqual(['product']);
  });

  it('is made in turns, of which the newest stay', async () => {
    const ended = new AbortController();
    const made: string[] = [];
    for (const old of ['2026-01-01T000000Z', '2026-01-02T000000Z', 'kept by hand']) await backUp(join('all', old));
    await inTurns({ folder: at('all'), everyMs: 1, keep: 2, signal: ended.signal }, async (into) => {
      made.push(into);
      await writeBackup(stores, into, { keys: await BackupKeys.make(PASSPHRASE, CHEAP_COST), takenAt: TAKEN_AT });
      ended.abort();
    });
    expect(made).toHaveLength(1);
    expect(readdirSync(at('all')).sort()).toEqual([
      '2026-01-02T000000Z',
      made[0]!.slice(at('all').length + 1),
      'kept by hand',
    ]);
    expect([periodFrom('30m'), periodFrom('24h'), periodFrom('7d')]).toEqual([1_800_000, 86_400_000, 604_800_000]);
    expect(() => periodFrom('soon')).toThrow(BackupRefused);
  });

  it('is noted beside the log, and so is one that failed after it', async () => {
    expect(await lastBackupOf(at('product'))).toBeNull();
    const made = { at: TAKEN_AT, folder: '/b', events: 3, files: 1 };
    await noteBackup(at('product'), made);
    const failed = { at: TAKEN_AT, reason: 'no room' };
    await noteBackup(at('product'), failed);
    expect(await lastBackupOf(at('product'))).toEqual({ made, failed });
    await noteBackup(at('product'), made);
    expect(await lastBackupOf(at('product'))).toEqual({ made, failed: null });
  });
});
