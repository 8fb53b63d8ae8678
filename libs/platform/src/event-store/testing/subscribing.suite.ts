import { collect, idsOf, iterate, newStream, takeEvents, upTo, type LogUnderTest } from './log-under-test.js';

const MANY = 700;

export function followingTheLog(log: () => LogUnderTest): void {
  it('delivers what is there, then caught-up, then what comes', async () => {
    const after = await log().store.head();
    const there = log().events(3);
    const { position } = await log().store.append(newStream(), there, 'any');
    const ending = new AbortController();
    const items = iterate(log().store.subscribeToAll({ after, signal: ending.signal }));
    expect(idsOf(await takeEvents(items, 3))).toEqual(idsOf(there));
    expect((await items.next()).value).toEqual({ kind: 'caught-up', position });
    const next = items.next();
    const coming = log().events(1);
    await log().store.append(newStream(), coming, 'any');
    expect((await next).value).toMatchObject({ kind: 'event', event: { id: coming[0]?.id } });
    ending.abort();
    expect((await items.next()).done).toBe(true);
  });

  it('is caught up at once at the head', async () => {
    const { position } = await log().append(newStream());
    const ending = new AbortController();
    const items = iterate(log().store.subscribeToAll({ after: position, signal: ending.signal }));
    expect((await items.next()).value).toEqual({ kind: 'caught-up', position });
    ending.abort();
    expect((await items.next()).done).toBe(true);
  });

  it('is not caught up before every event that was there is delivered', async () => {
    const after = await log().store.head();
    await log().append(newStream(), MANY);
    const ending = new AbortController();
    const kinds: string[] = [];
    for await (const { kind } of log().store.subscribeToAll({ after, signal: ending.signal })) {
      kinds.push(kind);
      if (kind === 'caught-up') ending.abort();
    }
    expect(kinds.indexOf('caught-up')).toBe(MANY);
  });

  it('delivers to each subscription everything, in order, while many write', async () => {
    const after = await log().store.head();
    const ending = new AbortController();
    const subscriptions = upTo(3).map(() => iterate(log().store.subscribeToAll({ after, signal: ending.signal })));
    const received = Promise.all(subscriptions.map((items) => takeEvents(items, 300)));
    await Promise.all(
      upTo(30).map(async () => {
        for (const stream of upTo(10).map(newStream)) await log().append(stream);
      }),
    );
    const logged = idsOf(await collect(log().store.readAll({ after })));
    expect((await received).map(idsOf)).toEqual(upTo(3).map(() => logged));
    ending.abort();
  });

  it('delivers appends of another client', async () => {
    const other = await log().another();
    const ending = new AbortController();
    const items = iterate(log().store.subscribeToAll({ after: await log().store.head(), signal: ending.signal }));
    expect((await items.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = takeEvents(items, 2);
    const events = log().events(2);
    await other.append(newStream(), events, 'any');
    expect(idsOf(await next)).toEqual(idsOf(events));
    ending.abort();
  });
}

export function consumingSlowly(log: () => LogUnderTest): void {
  it('waits for a consumer that stops in the middle, and then delivers the rest in order', async () => {
    const after = await log().store.head();
    const ending = new AbortController();
    const items = iterate(log().store.subscribeToAll({ after, signal: ending.signal }));
    await log().append(newStream(), 2);
    const first = await takeEvents(items, 1);
    for (let round = 0; round < 7; round += 1) await log().append(newStream(), 100);
    const rest = await takeEvents(items, MANY + 1);
    expect(idsOf([...first, ...rest])).toEqual(idsOf(await collect(log().store.readAll({ after }))));
    ending.abort();
  });
}

export function endingSubscriptions(log: () => LogUnderTest): void {
  it('ends when aborted while it waits', async () => {
    const ending = new AbortController();
    const items = iterate(log().store.subscribeToAll({ after: await log().store.head(), signal: ending.signal }));
    expect((await items.next()).value).toMatchObject({ kind: 'caught-up' });
    const waiting = items.next();
    ending.abort();
    expect((await waiting).done).toBe(true);
  });

  it('delivers nothing more when aborted between two events', async () => {
    const after = await log().store.head();
    await log().append(newStream(), 5);
    const ending = new AbortController();
    const delivered: string[] = [];
    for await (const { kind } of log().store.subscribeToAll({ after, signal: ending.signal })) {
      delivered.push(kind);
      if (delivered.length === 2) ending.abort();
    }
    expect(delivered).toEqual(['event', 'event']);
  });

  it('delivers nothing when aborted before it began', async () => {
    const after = await log().store.head();
    await log().append(newStream());
    expect(await collect(log().store.subscribeToAll({ after, signal: AbortSignal.abort() }))).toEqual([]);
  });

  it('ends when its client is closed', async () => {
    const client = await log().another();
    const items = iterate(client.subscribeToAll({ after: await client.head() }));
    expect((await items.next()).value).toMatchObject({ kind: 'caught-up' });
    const waiting = items.next();
    await client.close();
    expect((await waiting).done).toBe(true);
  });
}
