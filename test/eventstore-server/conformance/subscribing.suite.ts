import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  streamNameFilter,
  type AllStreamSubscription,
  type Filter,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { all, numbers, rejection, type ClientUnderTest } from './client-under-test.js';

/** What a subscription to the whole log gives, by the real server and by the stand-in. */
export function subscribingSuite(current: () => ClientUnderTest): void {
  const open: AllStreamSubscription[] = [];
  const subscribe = (fromPosition: Position | typeof END, filter?: Filter): AllStreamSubscription => {
    const subscription = current().client.subscribeToAll({ fromPosition, ...(filter && { filter }) });
    subscription.on('error', () => undefined);
    open.push(subscription);
    return subscription;
  };
  afterEach(async () => {
    for (const subscription of open.splice(0)) await subscription.unsubscribe();
  });

  it('gives what is stored behind a position, that it has caught up, and then what comes', async () => {
    const test = current();
    const { stream, position } = await test.appended(1);
    await test.appended(2, stream);
    const subscription = subscribe(position);
    const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve));
    const given = take(subscription, 3);
    await caughtUp;
    await test.client.appendToStream(stream, test.event(7));
    expect(numbers(await given)).toEqual([0, 1, 7]);
  });

  it('from the end gives only what comes', async () => {
    const test = current();
    const subscription = subscribe(END);
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    const given = take(subscription, 1);
    await test.client.appendToStream(test.newStream(), test.event(8));
    expect(numbers(await given)).toEqual([8]);
  });

  it.each<readonly [string, (stream: string) => Filter]>([
    ['prefixes of types', () => eventTypeFilter({ prefixes: ['Other', 'Wan'] })],
    ['an expression for types', () => eventTypeFilter({ regex: '^W.*d$' })],
    ['prefixes of streams', (stream) => streamNameFilter({ prefixes: [stream] })],
    ['an expression for streams', (stream) => streamNameFilter({ regex: `^${stream}$` })],
  ])('filters by %s, also what comes later', async (_, filterOf) => {
    const test = current();
    const { position } = await test.appended(1);
    const stream = test.newStream('wanted');
    const wanted = (n: number) => test.client.appendToStream(stream, { ...test.event(n), type: 'Wanted' });
    await wanted(1);
    await test.appended(1);
    const subscription = subscribe(position, filterOf(stream));
    const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve));
    const given = take(subscription, 2);
    await caughtUp;
    await test.appended(1);
    await wanted(2);
    expect(numbers(await given)).toEqual([1, 2]);
  });

  it('leaves out events of the system where asked', async () => {
    const test = current();
    const { stream, position } = await test.appended(1);
    await test.client.setStreamMetadata(stream, { owner: 'suite' });
    await test.client.appendToStream(stream, test.event(5));
    expect(numbers(await take(subscribe(position, excludeSystemEvents()), 1))).toEqual([5]);
  });

  describe('with a filter that nothing passes', () => {
    /** What is reported from a position on, as numbers of the stream's events, until it has caught up and nothing more is due. */
    const reports = async (
      fromPosition: Position,
      stream: string,
      filter: { readonly maxSearchWindow?: number; readonly checkpointInterval?: number },
    ): Promise<unknown[]> => {
      const places: Position[] = [];
      const subscription = subscribe(
        fromPosition,
        eventTypeFilter({ prefixes: ['Wanted'], ...filter, checkpointReached: async (_, at) => void places.push(at) }),
      ).resume();
      await new Promise((resolve) => subscription.once('caughtUp', resolve));
      const positions = (await all(current().client.readStream(stream))).map(({ event }) => event!.position!.commit);
      return places.map(
        ({ commit, prepare }) => `${positions.indexOf(commit)}${prepare === commit ? '' : ` and before, ${prepare}`}`,
      );
    };
    const stored = async (count: number) => {
      const { stream, position } = await current().appended(1);
      await current().appended(count, stream);
      return { stream, position };
    };

    it('reports the page before the one it has read, while it catches up', async () => {
      const { stream, position } = await stored(35);
      expect(await reports(position, stream, { maxSearchWindow: 10 })).toEqual([
        '0',
        '10 and before, 0',
        '20 and before, 0',
      ]);
      expect(await reports(position, stream, { maxSearchWindow: 10, checkpointInterval: 2 })).toEqual([
        '10 and before, 0',
      ]);
      expect(await reports(position, stream, {})).toEqual(['0']);
    });

    it('is given the event at a place between two', async () => {
      const test = current();
      const { position } = await test.appended(1);
      const { stream } = await test.appended(2);
      const [first] = await all(test.client.readStream(stream));
      expect(numbers(await take(subscribe({ commit: first!.event!.position!.commit, prepare: 0n }), 2))).toEqual([
        0, 1,
      ]);
      expect(first!.event!.position!.commit).toBeGreaterThan(position.commit);
    });

    it('reports every so many events that come', async () => {
      const test = current();
      const { stream, position } = await test.appended(1);
      const places: Position[] = [];
      let received = (): void => undefined;
      const subscription = subscribe(
        position,
        eventTypeFilter({
          prefixes: ['Wanted'],
          maxSearchWindow: 5,
          checkpointReached: async (_, at) => {
            places.push(at);
            received();
          },
        }),
      ).resume();
      await new Promise((resolve) => subscription.once('caughtUp', resolve));
      places.splice(0);
      const three = new Promise<void>((resolve) => {
        received = () => places.length === 3 && resolve();
      });
      await test.appended(15, stream);
      await three;
      const events = await all(test.client.readStream(stream));
      expect(places).toEqual([5, 10, 15].map((revision) => events[revision]!.event!.position));
    });
  });

  it('from behind the end leaves out what comes before that place', async () => {
    const test = current();
    const { stream, position } = await test.appended(1);
    const subscription = subscribe({ commit: position.commit + 400n, prepare: position.commit + 400n });
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    const given = take(subscription, 1);
    await test.appended(9, stream);
    expect(Number((await given)[0]!.event!.revision)).toBeGreaterThan(1);
  });

  it('is not given from an invented position', async () => {
    const { position } = await current().appended(2);
    const invented = { commit: position.commit - 1n, prepare: position.prepare - 1n };
    expect(await rejection(take(subscribe(invented), 1))).toMatchObject({ code: 3 });
  });

  it('gives many events in order to a slow reader', async () => {
    const test = current();
    const { stream, position } = await test.appended(1);
    for (let time = 0; time < 4; time += 1) await test.appended(500, stream);
    const given: ResolvedEvent[] = [];
    for await (const event of subscribe(position, streamNameFilter({ prefixes: [stream] }))) {
      given.push(event);
      if (given.length % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (given.length === 2_000) break;
    }
    expect(given.map(({ event }) => Number(event!.revision))).toEqual(Array.from({ length: 2_000 }, (_, n) => n + 1));
  });
}

async function take(subscription: AllStreamSubscription, count: number): Promise<ResolvedEvent[]> {
  const events: ResolvedEvent[] = [];
  for await (const event of subscription) if (events.push(event) === count) break;
  return events;
}
