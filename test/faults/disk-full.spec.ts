import { join as path } from 'node:path';
import { commandIdOf } from '@covertrail/backend/auth/command-id';
import { HEALTH } from '@covertrail/backend/tokens/tokens';
import type { Health } from '@covertrail/backend/features/health/health.controller';
import { appoint, join, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { terms } from '@covertrail/backend/testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { START, type EventStore, type NewEvent } from '@covertrail/platform/event-store/event-store.port';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { isStorageFull } from '@covertrail/platform/errors/storage-full';
import { DatabaseSync } from '@photostructure/sqlite';
import request from 'supertest';
import { until } from '../support/until.js';
import { SmallDisk } from './small-disk.js';

const MEGABYTES = 24;
/** More commands than fit into the space that SQLite has already taken. */
const MOST = 400;
const BACK_MS = 60_000;

const disk = SmallDisk.mounted(MEGABYTES);
const describeOnDisk = disk ? describe : describe.skip;

afterAll(() => disk?.unmount());

async function positionsOf(events: EventStore): Promise<number[]> {
  const positions: number[] = [];
  for await (const { position } of events.readAll({ after: START })) positions.push(Number(position));
  return positions;
}

function expectIntact(file: string): void {
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
}

describeOnDisk.each(['inline', 'worker'] as const)('the log on a full disk, written %s', (writer) => {
  it('refuses whole appends, writes none in part, and continues when there is space', async () => {
    const file = path(disk!.folder, `log-${writer}.db`);
    const events = await openSqliteEventStore({ file, writer });
    const kept: string[] = [];
    const refused: unknown[] = [];
    const append = async (): Promise<void> => {
      const pair = [bigEvent(), bigEvent()];
      await events.append(`policy-${newId()}`, pair, 'no-stream').then(
        () => void kept.push(...pair.map(({ id }) => id)),
        (error) => void refused.push(error),
      );
    };
    await append();
    disk!.fill();
    for (let count = 0; count < MOST && refused.length < 3; count += 1) await append();
    expect(refused.map(isStorageFull)).toEqual([true, true, true]);
    expect(await positionsOf(events)).toHaveLength(kept.length);
    disk!.free();
    await append();
    expect(refused).toHaveLength(3);
    const stored: string[] = [];
    for await (const { id } of events.readAll({ after: START })) stored.push(id);
    expect(stored).toEqual(kept);
    expect(await positionsOf(events)).toEqual(kept.map((_, index) => index + 1));
    await events.close();
    expectIntact(file);
  });
});

describeOnDisk('the product on a full disk', () => {
  let product: TestProduct;
  let agent: Caller;
  let insuredCompanyId: string;
  beforeAll(async () => {
    product = await openTestProduct({ folder: path(disk!.folder, 'product') });
    insuredCompanyId = await registerCompany(product, 'Granite Peak', ['insured']);
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(product, agent, insuredCompanyId);
  });
  afterAll(async () => {
    product.log.errors.splice(0);
    await product.close();
    for (const name of ['events', 'reads', 'vault']) expectIntact(path(disk!.folder, 'product', `${name}.db`));
  });

  const add = (key: string) =>
    agent.post('policy/addnewpolicy', { insuredCompanyId, line: 'generalLiability', terms: terms() }, key);
  const untilRefused = async (): Promise<{ readonly kept: string[]; readonly refusal: unknown }> => {
    const kept: string[] = [];
    for (let count = 0; count < MOST; count += 1) {
      const key = newId();
      const reply = await add(key);
      if (reply.status !== 201) return { kept, refusal: reply.body };
      kept.push(key);
    }
    throw new Error('The disk never filled');
  };
  const policies = async (): Promise<number> =>
    bodyOf<{ total: number }>(await agent.get(`policy/list/${insuredCompanyId}`).expect(200)).total;
  const ready = () => request(product.server).get('/covertrail-api/health/ready');

  it('refuses commands with 503, still answers queries, shows what is stalled, and continues by itself when there is space', async () => {
    disk!.fill();
    const { kept, refusal } = await untilRefused();
    expect(refusal).toMatchObject({ status: 503, code: 'HTTP.STORAGE_FULL' });
    const before = await policies();
    const again = newId();
    expect((await add(again)).status).toBe(503);
    expect(await policies()).toBeGreaterThanOrEqual(before);
    await until('it is not ready', async () => /is stalled/.test((await ready()).text), BACK_MS);
    expect(await product.app.get<Health>(HEALTH).degradedBy()).toContain(
      `the disk of ${product.infrastructure.folder} is full: log-ins and commands may be refused`,
    );
    disk!.free();
    await add(again).expect(201);
    await product.settled();
    for (const key of [...kept, again]) {
      expect(
        await product.infrastructure.events.readStream(
          `policy-${deriveId('policy', await commandIdOf(product.infrastructure.vault, agent, key))}`,
        ),
      ).not.toEqual([]);
    }
    await until('it is ready', async () => (await ready()).status === 200, BACK_MS);
    expect(product.log.errors.map(({ facts }) => (facts as { code: string }).code)).not.toContain('HTTP.UNEXPECTED');
    const positions = await positionsOf(product.infrastructure.events);
    expect(positions).toEqual(positions.map((_, index) => index + 1));
  });
});

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

const bigEvent = (): NewEvent => ({ id: newId(), type: 'PolicyAdded', data: { text: 'x'.repeat(50_000) }, meta: META });
