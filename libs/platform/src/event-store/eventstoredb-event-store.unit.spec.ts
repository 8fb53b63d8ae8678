import { EventStoreDBClient } from '@eventstore/db-client';
import { newId } from '#ids/ids';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import { NotAppendable, OutcomeUnknown, START, type Appended, type EventStore } from './event-store.port.js';
import { responsesTo } from './eventstoredb/log-reader.js';
import { clientOf } from './eventstoredb/log-client.js';
import { readOfLog } from './eventstoredb/read-requests.js';
import { notReady } from '../../../../test/eventstore-server/calls/refusals.js';
import { EventStoreDbTestLog } from './testing/eventstoredb-log.js';
import { intact } from './testing/intact.js';
import {
  collect,
  idsOf,
  iterate,
  LogUnderTest,
  newStream,
  revisionsOf,
  takeEvents,
  upTo,
} from './testing/log-under-test.js';
import { verifyLedger } from './verify-ledger.js';

const PATIENCE = { watchEveryMs: 20, silentTooLongMs: 50 };

let server: EventStoreDbTestLog;
let log: LogUnderTest;
let store: EventStore;
beforeEach(async () => {
  server = await EventStoreDbTestLog.begin();
  log = await LogUnderTest.begin(async () => ({
    open: () => server.open({ patience: PATIENCE }),
    alter: server.alter.bind(server),
    remove: () => server.remove(),
  }));
  store = log.store;
});
afterEach(() => log.end());

describe('an append', () => {
  it('whose answer does not come in time has an unknown outcome, and a repeat settles it', async () => {
    const [stream, events] = [newStream(), log.events(2)];
    const impatient = await server.open({ appendMs: 50 });
    server.server.faults.freeze();
    await expect(impatient.append(stream, events, 'no-stream')).rejects.toBeInstanceOf(OutcomeUnknown);
    server.server.faults.thaw();
    await impatient.close();
    expect(await store.append(stream, events, 'no-stream')).toMatchObject({ revision: 1 });
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events));
  });

  it('that was stored, and whose answer was lost with the connection, is answered once it is there again, and stands once', async () => {
    await log.append(newStream());
    const [stream, events] = [newStream(), log.events(2)];
    server.server.faults.loseNextAnswer();
    expect(await store.append(stream, events, 'no-stream')).toMatchObject({ revision: 1 });
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events));
  });

  describe.each(['in a batch', 'as a call of its own'])('that the server takes long for, sent %s', (form) => {
    const IMPATIENT_MS = 300;
    let servers: EventStoreDbTestLog[];
    let impatient: EventStore;
    let appended: () => Promise<Appended>;
    let inTheLog: () => Promise<string[]>;
    let ids: string[];
    const faults = () => servers.at(-1)!.server.faults;
    beforeEach(async () => {
      // Of several servers that a process writes to, the first takes batches.
      servers = form === 'in a batch' ? [server] : [server, await EventStoreDbTestLog.begin()];
      impatient = await servers.at(-1)!.open({ appendMs: IMPATIENT_MS });
      const [stream, events] = [newStream(), log.events(2)];
      ids = idsOf(events);
      appended = () => impatient.append(stream, events, 'no-stream');
      inTheLog = async () => idsOf(await impatient.readStream(stream));
    });
    afterEach(async () => {
      await impatient.close();
      for (const other of servers.slice(1)) await other.remove();
    });

    it.each([true, false])(
      'and never answers, has an unknown outcome, and a repeat settles it (stored: %s)',
      async (stored) => {
        faults().slowNext({ stored, answer: 'never' });
        await expect(appended()).rejects.toBeInstanceOf(OutcomeUnknown);
        expect(await appended()).toMatchObject({ revision: 1 });
        expect(await inTheLog()).toEqual(ids);
      },
    );

    it('and answers late, is answered then; later than anybody waits, a repeat is', async () => {
      faults().slowNext({ stored: true, answer: { afterMs: IMPATIENT_MS / 3 } });
      expect(await appended()).toMatchObject({ revision: 1 });
      const [stream, events] = [newStream(), log.events(1)];
      faults().slowNext(
        { stored: true, answer: { afterMs: IMPATIENT_MS * 1.5 } },
        { stored: true, answer: { afterMs: 0 } },
        { stored: true, answer: { afterMs: IMPATIENT_MS / 1.5 } },
      );
      await expect(impatient.append(stream, events, 'no-stream')).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(await impatient.append(stream, events, 'no-stream')).toMatchObject({ revision: 0 });
      // Answered after the late answer has come.
      expect(await impatient.append(stream, log.events(1), 0)).toMatchObject({ revision: 1 });
      expect(idsOf(await impatient.readStream(stream)).slice(0, 1)).toEqual(idsOf(events));
    });

    it.each([true, false])(
      'and gives up, is sent again with the same ids, and stands once (stored: %s)',
      async (stored) => {
        const slow = { stored, answer: 'timed out' } as const;
        faults().slowNext(slow, slow);
        expect(await appended()).toMatchObject({ revision: 1 });
        faults().slowNext(slow);
        expect(await appended()).toMatchObject({ revision: 1 });
        expect(await inTheLog()).toEqual(ids);
      },
    );

    it('and gives up again and again, has an unknown outcome', async () => {
      const slow = { stored: false, answer: 'timed out' } as const;
      faults().slowNext(slow, slow, slow);
      await expect(appended()).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(await appended()).toMatchObject({ revision: 1 });
      expect(await inTheLog()).toEqual(ids);
    });
  });

  it.each(['any', 0, 1, 2, 'no-stream'] as const)(
    'repeats events together or not at all (expected %s)',
    async (expected) => {
      const stream = newStream();
      const [first, second] = [log.event(), log.event()];
      await store.append(stream, [first, second], 'no-stream');
      await log.append(stream, 1, 1);
      const other = await log.another();
      for (const events of [
        [first, log.event()],
        [log.event(), second],
        [second, first],
      ]) {
        await expect(other.append(stream, events, expected)).rejects.toBeInstanceOf(NotAppendable);
      }
      expect(revisionsOf(await store.readStream(stream))).toEqual(upTo(3));
    },
  );

  it('is sent by one client for the whole process', async () => {
    const clients = new Set<unknown>();
    const original = EventStoreDBClient.prototype.appendToStream;
    const spy = jest.spyOn(EventStoreDBClient.prototype, 'appendToStream').mockImplementation(function (
      this: EventStoreDBClient,
      ...given
    ) {
      clients.add(this);
      return original.apply(this, given);
    });
    const other = await log.another();
    await Promise.all([store, other].map((each) => each.append(newStream(), log.events(1), 'no-stream')));
    expect(clients.size).toBe(1);
    spy.mockRestore();
  });

  it('puts correlation and causation where the tools of the server look', async () => {
    const event = log.event();
    const causationId = newId();
    const stream = newStream();
    await store.append(stream, [{ ...event, meta: { ...event.meta, causationId } }], 'no-stream');
    const client = clientOf({ url: server.server.url, user: null, password: null, caFile: null });
    for await (const { event: stored } of client.readStream(stream)) {
      expect(stored?.metadata).toMatchObject({ $correlationId: event.meta.correlationId, $causationId: causationId });
    }
    await client.close();
  });
});

describe('a read', () => {
  it('that is left early is canceled, also more often than the connection has room for calls', async () => {
    await log.append(newStream(), 5);
    const client = clientOf({ url: server.server.url, user: null, password: null, caFile: null });
    for (const _ of upTo(150))
      for await (const response of responsesTo(client, readOfLog(START, 100), null)) if (response) break;
    expect(await collect(responsesTo(client, readOfLog(START, 100), null))).toHaveLength(5);
    await client.close();
  });

  it('fails with StoreUnreachable while the server is gone, and works again when it is back', async () => {
    await log.append(newStream());
    server.server.faults.failNext('read', notReady(), 3);
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnreachable);
    expect(await store.head()).not.toBe(START);
  });
});

describe('subscriptions', () => {
  it('share one subscription on the server and continue after the last event when connections were lost', async () => {
    const ending = new AbortController();
    const followers = upTo(3).map(() => iterate(store.subscribeToAll({ after: START, signal: ending.signal })));
    const received = Promise.all(followers.map((items) => takeEvents(items, 40)));
    for (const round of upTo(40)) {
      if (round % 10 === 5) server.server.faults.reset();
      await appended(newStream());
    }
    const logged = idsOf(await collect(store.readAll({ after: START })));
    expect((await received).map(idsOf)).toEqual(upTo(3).map(() => logged));
    ending.abort();
  });

  it('that nothing reaches any more are made again when the log has gone on without them', async () => {
    const ending = new AbortController();
    const items = iterate(store.subscribeToAll({ after: START, signal: ending.signal }));
    expect((await items.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = items.next();
    await server.server.restart();
    await appended(newStream());
    expect((await next).value).toMatchObject({ kind: 'event' });
    ending.abort();
  });

  /** Until it is known to be there. */
  async function appended(stream: string): Promise<void> {
    const events = log.events(1);
    for (;;) {
      const outcome = await store.append(stream, events, 'no-stream').catch((error: unknown) => error);
      if (!(outcome instanceof Error)) return;
      expect(outcome).toBeInstanceOf(OutcomeUnknown);
    }
  }
});

describe('recordedAt', () => {
  it('never falls with the position, whatever clocks say, and is the same to every reader', async () => {
    const [early, late] = [log.event(), log.event()];
    const stream = newStream();
    await store.append(stream, [late], 'any');
    const second = await (await log.another()).append(stream, [early], 'any');
    const recorded = (await store.readStream(stream)).map(({ meta }) => meta.recordedAt);
    expect(recorded).toEqual([late.meta.recordedAt, late.meta.recordedAt]);
    expect(await store.positionAt(early.meta.recordedAt)).toBe(START);
    expect(await store.positionAt(late.meta.recordedAt)).toBe(second.position);
    expect(await verifyLedger(store)).toMatchObject({ events: 2, altered: 0 });
  });
});

describe('the index of segments', () => {
  it('lets a new client find moments and lost events without reading what lies before', async () => {
    for (const _ of upTo(25)) await log.append(newStream(), 100);
    const all = await collect(store.readAll({ after: START }));
    await store.close();
    const again = await log.another();
    expect(await again.positionAt(all[1_499]!.meta.recordedAt)).toBe(all[1_499]!.position);
    expect(await again.missing()).toEqual({ count: 0, first: null });
    await server.alter(intact(all[100]!), 'gone');
    expect(await (await log.another()).missing()).toEqual({ count: 1, first: all[100]!.position });
  });
});
