import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openProjectionEngine } from '@covertrail/backend/composition/folding-here';
import { openInfrastructure, type Infrastructure } from '@covertrail/backend/composition/infrastructure';
import { registerPerson, registerCompany } from '@covertrail/backend/testing/people';
import { aliasKey, type Alias } from '@covertrail/platform/engine/deployment/active-collections';
import { openMongodb } from '@covertrail/platform/mongodb/mongodb-connection';
import { storeCollectionsOf } from '@covertrail/platform/read-store/mongodb/store-collections';
import { Connection } from '@covertrail/platform/read-store/sqlite/connection';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { backendProgram, workerProgram } from './cluster.js';
import {
  newInfrastructure,
  type InfrastructureKind,
  type InfrastructureUnderTest,
} from './infrastructure-under-test.js';
import { KeptChild } from './kept-child.js';

const NEWER = 99;
/** Stores that do not fit each other, or not this code: each process says what to do in one sentence, and ends. */
export function refusalsOn(kind: InfrastructureKind): void {
  jest.setTimeout(120_000);
  let infrastructure: InfrastructureUnderTest;
  let children: KeptChild[];
  const kept = (name: string): string => join(infrastructure.folder, name);

  beforeAll(async () => {
    infrastructure = await newInfrastructure(kind);
    children = [
      new KeptChild(backendProgram('backend', infrastructure)),
      new KeptChild(workerProgram('worker', infrastructure)),
    ];
    await withInfrastructure((opened) => recordCompany(opened, 'Before'));
    copyLog(kept('events.db'), kept('older.db'));
    await withInfrastructure(async (opened) => {
      await recordCompany(opened, 'After');
      const engine = openProjectionEngine(opened);
      await engine.start();
      const head = await opened.events.head();
      expect(
        await engine.whenApplied(
          PROJECTIONS.map(({ name }) => name),
          head,
          60_000,
        ),
      ).toBe(true);
      await engine.stop();
    });
    copyLog(kept('events.db'), kept('newer.db'));
  });
  afterAll(async () => {
    await Promise.all(children.map((child) => child.end('SIGKILL')));
    await infrastructure?.remove();
  });

  async function withInfrastructure<Result>(
    work: (opened: Infrastructure) => Promise<Result>,
    config = infrastructure.config,
  ): Promise<Result> {
    const opened = await openInfrastructure(config);
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  }
  const recordCompany = async (opened: Infrastructure, name: string): Promise<void> => {
    await registerPerson(
      { infrastructure: opened },
      await registerCompany({ infrastructure: opened }, name, ['insured']),
      'Ann',
    );
  };
  const putLog = (file: string): void => {
    for (const part of ['', '-wal', '-shm']) rmSync(kept(`events.db${part}`), { force: true });
    copyLog(kept(file), kept('events.db'));
  };

  /** Starts a backend and a worker, which are to end by themselves. */
  async function bothRefuse(sentence: RegExp): Promise<void> {
    for (const child of children) {
      child.complaints = '';
      child.start();
    }
    const ended = await Promise.all(children.map((child) => child.over()));
    for (const child of children) expect(child.complaints).toMatch(sentence);
    expect(ended).toEqual(children.map(() => ({ code: 1, signal: null })));
  }

  it('a view that a newer program made', async () => {
    const alias = await withInfrastructure(({ reads }) => reads.getControl<Alias>(aliasKey('policies')));
    await withInfrastructure(({ reads }) =>
      reads.setControl(aliasKey('policies'), { ...alias, version: NEWER, collection: `policies@${NEWER}` }),
    );
    await bothRefuse(
      /^The view policies has version 99, this program makes version \d+: start the newer program, or rebuild it with this one\n$/,
    );
    await withInfrastructure(({ reads }) => reads.setControl(aliasKey('policies'), alias));
  });

  it('a read store of a newer format', async () => {
    const before = await setFormat(infrastructure, NEWER);
    await bothRefuse(
      /^The read store has format 99, this program knows up to \d+: start a newer program, or an empty read store\n$/,
    );
    await setFormat(infrastructure, before);
  });

  it('checkpoints ahead of the log, as after an older log was restored', async () => {
    putLog('older.db');
    await bothRefuse(/^[a-z-]+@\d+ stands at \d+, but the log ends at \d+: restore the log or rebuild\n$/);
    putLog('newer.db');
  });

  it('a log that is not the one the vault was kept with', async () => {
    const other = await newInfrastructure('SQLite files');
    await withInfrastructure((opened) => recordCompany(opened, 'Elsewhere'), other.config);
    copyLog(join(other.folder, 'events.db'), kept('other.db'));
    await other.remove();
    putLog('other.db');
    await bothRefuse(
      /^The vault .+ belongs to log [0-9a-f-]+, but .+events\.db is log [0-9a-f-]+: put back the two that were kept together\n$/,
    );
    putLog('newer.db');
  });

  it('views of another log', async () => {
    const own = await withInfrastructure(({ events }) => events.logId());
    await withInfrastructure(({ reads }) => reads.setControl('log', 'another'));
    await bothRefuse(/^The read store belongs to log another, not to [0-9a-f-]+: start with an empty read store\n$/);
    await restoreLogOfReads(infrastructure, own);
  });

  it('no vault', async () => {
    const putBack = await hideVault(infrastructure);
    await bothRefuse(
      /^The vault .+ is missing or empty, but .+events\.db holds events: put back the vault that was kept with this log\n$/,
    );
    await putBack();
  });

  it('no log, and makes none', async () => {
    for (const part of ['', '-wal', '-shm']) rmSync(kept(`events.db${part}`), { force: true });
    await bothRefuse(
      /^There is no log in .+events\.db, but .+ belongs to log [0-9a-f-]+: put that log back, or start with empty stores\n$/,
    );
    expect(existsSync(kept('events.db'))).toBe(false);
    putLog('newer.db');
  });

  it('and nothing of it has done harm: with everything in its place both start', async () => {
    for (const child of children) child.start();
    await Promise.all(children.map((child) => child.untilReady()));
  });
}

/** A log of which nothing is open for writing, with what stands beside the file as long as this process lives. */
function copyLog(from: string, to: string): void {
  for (const part of ['', '-wal']) if (existsSync(from + part)) copyFileSync(from + part, to + part);
}

/** Answers the format that was there. */
async function setFormat({ config, folder }: InfrastructureUnderTest, version: number): Promise<number> {
  if (config.mongodbUrl === null) {
    const file = new Connection(join(folder, 'reads.db'));
    const { user_version: before } = file.first<{ user_version: number }>('PRAGMA user_version')!;
    file.run(`PRAGMA user_version = ${version}`);
    file.close();
    return before;
  }
  const { db, close } = await openMongodb(config.mongodbUrl);
  const before = await storeCollectionsOf(db).format.findOneAndUpdate({ _id: 'format' }, { $set: { version } });
  await close();
  return before!.version;
}

/** What a read store says of its log; it cannot be opened as usual while that is another. */
async function restoreLogOfReads({ config, folder }: InfrastructureUnderTest, log: string): Promise<void> {
  if (config.mongodbUrl === null) {
    const file = new Connection(join(folder, 'reads.db'));
    file.run("UPDATE control SET value = ? WHERE key = 'log'", JSON.stringify(log));
    return file.close();
  }
  const { db, close } = await openMongodb(config.mongodbUrl);
  await storeCollectionsOf(db).control.updateOne({ _id: 'log' }, { $set: { value: JSON.stringify(log) } });
  await close();
}

/** Resolves with the way to put it back. */
async function hideVault({ config, folder }: InfrastructureUnderTest): Promise<() => Promise<void>> {
  if (config.mongodbUrl === null) {
    const moved = ['vault.db', 'vault.db-wal', 'vault.db-shm'].filter((name) => existsSync(join(folder, name)));
    for (const name of moved) renameSync(join(folder, name), join(folder, `hidden-${name}`));
    return async () => moved.forEach((name) => renameSync(join(folder, `hidden-${name}`), join(folder, name)));
  }
  const { db, close } = await openMongodb(config.mongodbUrl);
  const names = ['vault_meta', 'vault_secrets', 'vault_personKeys'];
  for (const name of names)
    if (await db.collection(name).findOne({})) await db.renameCollection(name, `hidden_${name}`);
  return async () => {
    for (const name of names) {
      if (!(await db.collection(`hidden_${name}`).findOne({}))) continue;
      // Dropped first: not every server that speaks the protocol drops it while it renames.
      await db.dropCollection(name);
      await db.renameCollection(`hidden_${name}`, name);
    }
    await close();
  };
}
