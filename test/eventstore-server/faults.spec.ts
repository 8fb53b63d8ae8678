import { status } from '@grpc/grpc-js';
import { EventStoreDBClient } from '@eventstore/db-client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { all, ClientUnderTest, numbers, rejection } from './conformance/client-under-test.js';
import { startEventStoreServer, type EventStoreServer, type ServerOptions } from './eventstore-server.js';

const OWN_CALL = { credentials: { username: 'admin', password: 'changeit' } };
const GONE = [status.UNAVAILABLE, status.CANCELLED, status.INTERNAL, status.UNKNOWN];

describe('the stand-in for EventStoreDB', () => {
  let server: EventStoreServer;
  let test: ClientUnderTest;
  const start = async (options: ServerOptions = {}): Promise<void> => {
    server = await startEventStoreServer(options);
    test = new ClientUnderTest(server.url);
  };
  afterEach(async () => {
    server.faults.thaw();
    await test.end();
    await server.stop();
  });

  it('answers nothing while it is frozen, and continues afterwards', async () => {
    await start();
    const { stream } = await test.appended(1);
    server.faults.freeze();
    const frozen = test.client.appendToStream(stream, test.event(1));
    expect(
      await rejection(test.client.appendToStream(stream, test.event(2), { ...OWN_CALL, deadline: 150 })),
    ).toMatchObject({ type: 'deadline-exceeded' });
    server.faults.thaw();
    expect((await frozen).nextExpectedRevision).toBe(1n);
  });

  it('stores an append whose answer is lost', async () => {
    await start();
    const { stream } = await test.appended(1);
    const events = test.events(2);
    server.faults.loseNextAnswer();
    const error = await rejection(test.client.appendToStream(stream, events, { expectedRevision: 0n }));
    expect(GONE).toContain((error as { code: number }).code);
    expect((await test.client.appendToStream(stream, events, { expectedRevision: 0n })).nextExpectedRevision).toBe(2n);
  });

  it.each([
    ['in a batch', {}, 'deadline-exceeded'],
    ['as a call of its own', OWN_CALL, 'timeout'],
  ] as const)('takes long for an append %s where asked', async (_, form, type) => {
    await start();
    const { stream } = await test.appended(1);
    const events = test.events(2);
    const append = () => test.client.appendToStream(stream, events, { expectedRevision: 0n, ...form });
    server.faults.slowNext({ stored: false, answer: 'timed out' }, { stored: true, answer: 'timed out' });
    expect(await rejection(append())).toMatchObject({ type });
    expect(await all(test.client.readStream(stream))).toHaveLength(1);
    expect(await rejection(append())).toMatchObject({ type });
    expect(await all(test.client.readStream(stream))).toHaveLength(3);
    server.faults.slowNext({ stored: true, answer: { afterMs: 60 } });
    const before = performance.now();
    expect((await append()).nextExpectedRevision).toBe(2n);
    expect(performance.now() - before).toBeGreaterThan(55);
  });

  it('breaks subscriptions and serves new ones', async () => {
    await start();
    const { position } = await test.appended(2);
    const subscription = test.client.subscribeToAll({ fromPosition: position });
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    const broken = rejection(all(subscription));
    server.faults.reset();
    expect(GONE).toContain(((await broken) as { code: number }).code);
    await test.appended(1);
  });

  it('refuses appends while it starts or stops, and while it is read-only', async () => {
    await start();
    server.faults.takeNoAppends('not-ready');
    expect(await rejection(test.appended(1))).toMatchObject({
      type: 'unknown',
      message: expect.stringMatching(/Server Is Not Ready/),
    });
    expect(await rejection(test.client.appendToStream(test.newStream(), test.event(1), OWN_CALL))).toMatchObject({
      type: 'unavailable',
    });
    server.faults.takeNoAppends('read-only');
    expect(await rejection(test.appended(1))).toMatchObject({
      type: 'unknown',
      message: expect.stringMatching(/No leader info/),
    });
    server.faults.takeNoAppends(null);
    await test.appended(1);
  });

  it('refuses the next calls of a kind as it is asked to', async () => {
    await start();
    const { stream } = await test.appended(1);
    server.faults.failNext('read', { code: status.INTERNAL, details: 'broken' }, 2);
    for (let time = 0; time < 2; time += 1)
      expect(await rejection(all(test.client.readStream(stream)))).toMatchObject({ code: status.INTERNAL });
    expect(await all(test.client.readStream(stream))).toHaveLength(1);
  });

  it('is slow where asked', async () => {
    await start();
    await test.appended(1);
    server.faults.slow(40);
    const before = performance.now();
    await test.appended(1);
    expect(performance.now() - before).toBeGreaterThan(79);
  });

  it.each([
    ['in memory', false],
    ['in a folder', true],
  ])('keeps its log %s over a restart, at the same address', async (_, kept) => {
    const folder = mkdtempSync(join(tmpdir(), 'covertrail-restart-'));
    await start(kept ? { folder } : {});
    const { stream, position } = await test.appended(3);
    await server.restart();
    const again = new ClientUnderTest(server.url);
    await again.client.appendToStream(stream, again.event(7), { expectedRevision: 2n });
    const events = await all(again.client.readStream(stream));
    expect([numbers(events), events[2]!.event!.position]).toEqual([[0, 1, 2, 7], position]);
    await again.end();
    rmSync(folder, { recursive: true });
  });

  it('of a version before 21.10 does not say what it can', async () => {
    await start({ version: '20.10.5' });
    const { stream } = await test.appended(1);
    expect(await all(test.client.readStream(stream))).toHaveLength(1);
  });

  it('is found as a cluster of one', async () => {
    await start();
    const client = EventStoreDBClient.connectionString(server.url.replace('esdb:', 'esdb+discover:'));
    await client.appendToStream(test.newStream(), test.event(1));
    await client.dispose();
  });
});
