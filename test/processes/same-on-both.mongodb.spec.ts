import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Binary } from 'mongodb';
import { openProjectionEngine } from '@covertrail/backend/composition/folding-here';
import { openMongodb } from '@covertrail/platform/mongodb/mongodb-connection';
import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { Connection } from '@covertrail/platform/read-store/sqlite/connection';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { FEW_SUPPLIERS, seededFolder } from '../support/seeded-folder.js';
import { workerProgram } from './cluster.js';
import { newInfrastructure, type InfrastructureUnderTest } from './infrastructure-under-test.js';
import { KeptChild } from './kept-child.js';
import { differencesOf, ClusterReader, type Snapshots } from './cluster-reader.js';
import { report } from './report.js';

const FOLD_MS = 120_000;
jest.setTimeout(240_000);

/** The log of a demo world, folded by a worker on each infrastructure from its first event. */
describeOnMongodb('the views of one log, on SQLite files and on MongoDB [R5]', () => {
  let onFiles: InfrastructureUnderTest;
  let onServer: InfrastructureUnderTest;
  let reader: ClusterReader;
  let before: Snapshots;
  const workers: KeptChild[] = [];

  beforeAll(async () => {
    onFiles = await newInfrastructure('SQLite files', { folder: seededFolder(FEW_SUPPLIERS) });
    onServer = await newInfrastructure('MongoDB', { folder: seededFolder(FEW_SUPPLIERS) });
    for (const part of ['', '-wal', '-shm']) rmSync(join(onFiles.folder, `reads.db${part}`), { force: true });
    await handOverKeys(onFiles, onServer);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await reader?.close();
    await onFiles?.remove();
    await onServer?.remove();
  });

  /** What a worker makes of the log on this infrastructure; it has ended by then. */
  async function foldedOn(infrastructure: InfrastructureUnderTest): Promise<Snapshots> {
    const worker = new KeptChild(workerProgram('worker', infrastructure));
    workers.push(worker);
    worker.start();
    await worker.untilReady();
    const looking = await ClusterReader.open(infrastructure.config);
    try {
      const head = await looking.infrastructure.events.head();
      const took = await Promise.all(PROJECTIONS.map(({ name }) => looking.applied(name, head, FOLD_MS)));
      report(
        `${infrastructure.kind}: ${Number(head)} events folded into ${PROJECTIONS.length} views in ${Math.round(Math.max(...took))} ms`,
      );
      await worker.end('SIGTERM');
      return await looking.answering();
    } finally {
      await looking.close();
    }
  }

  it('are the same byte for byte', async () => {
    const files = await foldedOn(onFiles);
    before = await foldedOn(onServer);
    expect([...files.values()].flat().length).toBeGreaterThan(100);
    expect(differencesOf(before, files)).toEqual([]);
    expect([...before]).toEqual([...files]);
  });

  it('on MongoDB: the same again when they are rebuilt', async () => {
    reader = await ClusterReader.open(onServer.config);
    const engine = openProjectionEngine(reader.infrastructure);
    const started = performance.now();
    for (const { name } of PROJECTIONS) await engine.rebuild(name);
    report(`MongoDB: ${PROJECTIONS.length} views rebuilt in ${Math.round(performance.now() - started)} ms`);
    await engine.stop();
    const rebuilt = await ClusterReader.open(onServer.config);
    expect(await rebuilt.collectionOf('policies')).toMatch(/\.g2$/);
    const after = await rebuilt.answering();
    await rebuilt.close();
    expect(differencesOf(after, before)).toEqual([]);
    expect([...after]).toEqual([...before]);
  });
});

/** The keys of people stay with the log when its views move: the vault is nothing that a rebuild could make again. */
async function handOverKeys(from: InfrastructureUnderTest, to: InfrastructureUnderTest): Promise<void> {
  const vault = new Connection(join(from.folder, 'vault.db'));
  const keys = vault.all<{ person: string; value: Uint8Array }>('SELECT person, value FROM person_keys');
  vault.close();
  const { db, close } = await openMongodb(to.config.mongodbUrl!);
  await db
    .collection<{ _id: string; value: Binary }>('vault_personKeys')
    .insertMany(keys.map(({ person, value }) => ({ _id: person, value: new Binary(value) })));
  await close();
}
