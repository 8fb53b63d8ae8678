import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { openProjectionEngine } from '@covertrail/backend/composition/engines';
import { openGround, type Ground } from '@covertrail/backend/composition/ground';
import { enrol, registerCompany } from '@covertrail/backend/testing/cast';
import { aliasKey, type Alias } from '@covertrail/platform/engine/active-collections';
import { openMongodb } from '@covertrail/platform/mongodb/mongodb-connection';
import { storeCollectionsOf } from '@covertrail/platform/read-store/mongodb/store-collections';
import { Connection } from '@covertrail/platform/read-store/sqlite/connection';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { backendProgram, workerProgram } from './cluster.js';
import { newGround, type GroundKind, type GroundUnderTest } from './ground-under-test.js';
import { KeptChild } from './kept-child.js';

const NEWER = 99;
jest.setTimeout(120_000);

/** Stores that do not fit each other, or not this code: each process says what to do in one sentence, and ends. */
export function refusalsOn(kind: GroundKind): void {
  let ground: GroundUnderTest;
  let children: KeptChild[];
  const kept = (name: string): string => join(ground.folder, name);

  beforeAll(async () => {
    ground = newGround(kind);
    children = [new KeptChild(backendProgram('backend', ground)), new KeptChild(workerProgram('worker', ground))];
    await withGround((opened) => tell(opened, 'Before'));
    copyLog(kept('events.db'), kept('older.db'));
    await withGround(async (opened) => {
      await tell(opened, 'After');
      const engine = openProjectionEngine(opened);
      await engine.start();
      const head = await opened.events.head();
      expect(await engine.whenApplied(PROJECTIONS.map(({ name }) => name), head, 60_000)).toBe(true);
      await engine.stop();
    });
    copyLog(kept('events.db'), kept('newer.db'));
  });
  afterAll(async () => {
    await Promise.all(children.map((child) => child.end('SIGKILL')));
    await ground?.remove();
  });

  async function withGround<Result>(work: (opened: Ground) => Promise<Result>, config = ground.config): Promise<Result> {
    const opened = await openGround(config);
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  }
  const tell = async (opened: Ground, name: string): Promise<void> => {
    await enrol({ ground: opened }, await registerCompany({ ground: opened }, name, ['insured']), 'Ann');
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
    const alias = await withGround(({ reads }) => reads.getControl<Alias>(aliasKey('policies')));
    await withGround(({ reads }) => reads.setControl(aliasKey('policies'), { ...alias, version: NEWER, collection: `policies@${NEWER}` }));
    await bothRefuse(/^The view policies has version 99, this program makes version \d+: start the newer program, or rebuild it with this one\n$/);
    await withGround(({ reads }) => reads.setControl(aliasKey('policies'), alias));
  });

  it('a read store of a newer format', async () => {
    const before = await setFormat(ground, NEWER);
    await bothRefuse(/^The read store has format 99, this program knows up to \d+: start a newer program, or an empty read store\n$/);
    await setFormat(ground, before);
  });

  it('checkpoints ahead of the log, as after an older log was restored', async () => {
    putLog('older.db');
    await bothRefuse(/^[a-z-]+@\d+ stands at \d+, but the log ends at \d+: restore the log or rebuild\n$/);
    putLog('newer.db');
  });

  it('a log that is not the one the views were folded from', async () => {
    const other = newGround('SQLite files');
    await withGround((opened) => tell(opened, 'Elsewhere'), other.config);
    copyLog(join(other.folder, 'events.db'), kept('other.db'));
    await other.remove();
    putLog('other.db');
    await bothRefuse(/^The read store belongs to log [0-9a-f-]+, not to [0-9a-f-]+: start with an empty read store\n$/);
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
async function setFormat({ config, folder }: GroundUnderTest, version: number): Promise<number> {
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
