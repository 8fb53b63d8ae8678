import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { EventMetadata } from '@covertrail/domain/kernel/event';
import { OtherLog } from '../engine/engine-errors.js';
import { copyLog, wholeEvents } from '../event-store/copying/copy-log.js';
import { logPlace } from '../event-store/copying/log-place.js';
import { EventStoreTooNew } from '../event-store/event-store.port.js';
import { originOf } from '../event-store/log-id.js';
import { collect } from '../event-store/testing/log-under-test.js';
import { newId } from '../ids/ids.js';
import { ReadStoreTooNew } from '../errors/store-errors.js';
import { FileDamaged } from '../sqlite/file-trouble.js';
import { setFormat } from '../sqlite/testing/set-format.js';
import { VaultTooNew } from '../vault/vault.port.js';
import { ForeignVault, LogMissing, SecretsMissing, UnfinishedLog, VaultMissing } from './belong-together.js';
import { openStores } from './open-stores.js';
import { refusalOf } from '../errors/refusal.js';

type Refusal = abstract new (...given: never[]) => Error;

const META: EventMetadata = {
  actor: 'system',
  role: 'system',
  tenant: null,
  commandId: newId(),
  commandHash: '',
  correlationId: newId(),
  causationId: null,
  schemaVersion: 1,
  recordedAt: '2026-11-21T00:00:00.000Z',
};
const EVENT = { id: newId(), type: 'CompanyRegistered', data: {}, meta: META };

async function* given<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

describe('stores in a folder', () => {
  let folder: string;
  const kept = (name: string): string => join(folder, name);
  const open = (at = folder) => openStores({ folder: at, writer: 'inline', mongodbUrl: null });

  /** Makes the stores of one product, with an event, a key and a word of whose views these are. */
  async function fill(at: string): Promise<void> {
    const stores = await open(at);
    await stores.events.append('company-1', [EVENT], 'any');
    await stores.vault.secret('jwt');
    await stores.reads.setControl('log', await stores.events.logId());
    await stores.close();
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stores-'));
    await fill(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const contents = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder)
        .filter((name) => !name.endsWith('-shm') && statSync(kept(name)).isFile() && statSync(kept(name)).size > 0)
        .map((name) => [name, readFileSync(kept(name), 'base64')]),
    );
  const remove = (name: string): void =>
    ['', '-wal', '-shm'].forEach((part) => rmSync(kept(name) + part, { force: true }));

  async function isRefused(refusal: Refusal, sentence: RegExp): Promise<void> {
    const before = contents();
    const error = await open().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(refusal);
    expect(refusalOf(error)).toMatch(sentence);
    expect(contents()).toEqual(before);
  }

  it('are opened again, whole and without what SQLite keeps beside them', async () => {
    for (const name of ['events.db', 'reads.db', 'vault.db'])
      expect(statSync(`${kept(name)}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const stores = await open();
    expect(await stores.vault.belongsTo()).toBe(await stores.events.logId());
    await stores.close();
  });

  it('belong to their owner alone, also where they were open to others before', async () => {
    chmodSync(folder, 0o755);
    for (const name of ['events.db', 'reads.db', 'vault.db']) chmodSync(kept(name), 0o644);
    const stores = await open();
    await stores.vault.secret('claims');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const files = readdirSync(folder).filter((name) => statSync(kept(name)).isFile());
    expect(files).toEqual(expect.arrayContaining(['events.db', 'reads.db', 'vault.db', 'vault.db-wal']));
    expect(files.filter((name) => (statSync(kept(name)).mode & 0o777) !== 0o600)).toEqual([]);
    await stores.close();
  });

  it('are refused without their vault, or with an empty one', async () => {
    remove('vault.db');
    await isRefused(
      VaultMissing,
      /^The vault .*vault\.db is missing or empty, but .*events\.db holds events: put back the vault that was kept with this log$/,
    );
    expect(existsSync(kept('vault.db'))).toBe(false);
    writeFileSync(kept('vault.db'), '');
    await isRefused(VaultMissing, /vault\.db is missing or empty/);
  });

  it('are refused where their vault has lost its secrets, and no others are made', async () => {
    const stores = await open();
    await stores.vault.saveCredential('mac', {
      userId: newId(),
      passwordHash: 'hash',
      passwordSetAt: META.recordedAt,
      mustChange: false,
    });
    const secret = await stores.vault.secret('jwt');
    const database = new DatabaseSync(kept('vault.db'));
    database.exec('DELETE FROM secrets');
    database.close();
    expect([await stores.vault.secret('jwt'), await stores.vault.lostSecrets()]).toEqual([secret, ['jwt']]);
    await stores.close();
    await isRefused(
      SecretsMissing,
      /^The vault .*vault\.db holds accounts, but has lost its secrets, .*: put back the vault that was kept with this log$/,
    );
  });

  it('are refused with the vault of another log, also beside a log without events', async () => {
    const other = mkdtempSync(join(tmpdir(), 'stores-'));
    await fill(other);
    remove('vault.db');
    cpSync(join(other, 'vault.db'), kept('vault.db'));
    await isRefused(
      ForeignVault,
      /^The vault .*vault\.db belongs to log [0-9a-f-]+, but .*events\.db is log [0-9a-f-]+: put back the two/,
    );
    rmSync(other, { recursive: true });
  });

  it('are refused without their log, and no other log is begun', async () => {
    remove('events.db');
    await isRefused(
      LogMissing,
      /^There is no log in .*events\.db, but .*vault\.db belongs to log [0-9a-f-]+: put that log back/,
    );
    remove('vault.db');
    await isRefused(LogMissing, /^There is no log in .*events\.db, but the read store belongs to log/);
  });

  it('are refused with views of another log', async () => {
    const stores = await open();
    await stores.reads.setControl('log', newId());
    await stores.close();
    await isRefused(OtherLog, /^The read store belongs to log/);
  });

  it.each([
    ['events.db', EventStoreTooNew],
    ['reads.db', ReadStoreTooNew],
    ['vault.db', VaultTooNew],
  ] as const)('are refused where newer code wrote %s', async (name, refusal) => {
    setFormat(kept(name), 99);
    await isRefused(refusal, /has format 99, this program knows up to \d+: start a newer program/);
  });

  it.each([
    ['events.db', /put back the copy of it that was kept$/],
    ['vault.db', /put back the copy of it that was kept$/],
    ['reads.db', /delete it and start again, and the views are rebuilt from the log$/],
  ] as const)('are refused where %s is damaged', async (name, remedy) => {
    remove(name);
    writeFileSync(kept(name), 'damaged '.repeat(1_000));
    await isRefused(FileDamaged, new RegExp(`^The file .*${name} is damaged \\(.*\\): `));
    await isRefused(FileDamaged, remedy);
  });

  it('are refused where a page inside the vault is damaged', async () => {
    const stores = await open();
    for (let n = 0; n < 200; n += 1) await stores.vault.secret(`secret-${n}`);
    await stores.close();
    remove('vault.db-wal');
    const bytes = readFileSync(kept('vault.db'));
    bytes.fill(0xff, bytes.length - 3_000, bytes.length - 100);
    writeFileSync(kept('vault.db'), bytes);
    await isRefused(FileDamaged, /vault\.db is damaged/);
  });

  it('take a vault from before vaults said whose they are', async () => {
    const stores = await open();
    const secret = await stores.vault.secret('jwt');
    await stores.close();
    const file = new DatabaseSync(kept('vault.db'));
    file.exec('DROP TABLE belongs_to; PRAGMA user_version = 0');
    file.close();
    const again = await open();
    expect(await again.vault.belongsTo()).toBe(await again.events.logId());
    expect(await again.vault.secret('jwt')).toEqual(secret);
    await again.close();
  });

  describe('whose log is a copy', () => {
    const copied = async (finish = true): Promise<void> => {
      const { events, close } = await open();
      const [all, id] = [await collect(wholeEvents(events.readAll({ after: '' }))), await events.logId()];
      await close();
      const to = logPlace(`folder:${kept('copy')}`);
      const target = await to.openTarget(id);
      if (finish) await copyLog(given(all), target);
      await target.close();
      renameSync(kept('copy/events.db'), kept('events.db'));
    };

    it('keep their vault, and forget what was folded from the other copy, once', async () => {
      await copied();
      const [first, second] = await Promise.all([open(), open()]);
      expect(await first.vault.belongsTo()).toBe(originOf(await first.events.logId()));
      expect(await second.reads.getControl('log')).toBeNull();
      await first.reads.setControl('log', await first.events.logId());
      await Promise.all([first.close(), second.close()]);
      const again = await open();
      expect(await again.reads.getControl('log')).toBe(await again.events.logId());
      await again.close();
    });

    it('open for nobody until it is finished', async () => {
      await copied(false);
      const before = contents();
      await expect(open()).rejects.toBeInstanceOf(UnfinishedLog);
      expect(contents()).toEqual(before);
    });
  });
});
