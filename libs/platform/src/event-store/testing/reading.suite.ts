import { START } from '../event-store.port.js';
import { collect, idsOf, newStream, revisionsOf, upTo, type LogUnderTest } from './log-under-test.js';

/** More than any adapter reads at once. */
const MANY = 700;

export function readingStreams(log: () => LogUnderTest): void {
  it('finds nothing in a stream that is not there', async () => {
    expect(await log().store.readStream(newStream())).toEqual([]);
  });

  it('reads a stream up to and with a position, also one of another stream', async () => {
    const [stream, other] = [newStream(), newStream()];
    await log().append(stream, 2);
    const second = await log().append(stream, 1);
    const between = await log().append(other, 1);
    await log().append(stream, 1);
    expect(revisionsOf(await log().store.readStream(stream, { upTo: second.position }))).toEqual([0, 1, 2]);
    expect(revisionsOf(await log().store.readStream(stream, { upTo: between.position }))).toEqual([0, 1, 2]);
    expect(await log().store.readStream(stream, { upTo: START })).toEqual([]);
  });

  it('reads a stream from a revision on', async () => {
    const stream = newStream();
    const { position } = await log().append(stream, 5);
    await log().append(stream, 1);
    expect(revisionsOf(await log().store.readStream(stream, { fromRevision: 3 }))).toEqual([3, 4, 5]);
    expect(revisionsOf(await log().store.readStream(stream, { fromRevision: 3, upTo: position }))).toEqual([3, 4]);
    expect(await log().store.readStream(stream, { fromRevision: 6 })).toEqual([]);
  });

  it('reads many streams at once as it reads each, in the order asked', async () => {
    const [first, second, without] = [newStream(), newStream(), newStream()];
    await log().append(first, 2);
    await log().append(second, 1);
    const { position } = await log().append(first, 1);
    await log().append(second, 2);
    const streams = [second, without, first, second];
    const readStream = (stream: string, options = {}) => log().store.readStream(stream, options);
    expect(await log().store.readStreams(streams)).toEqual(
      await Promise.all(streams.map((stream) => readStream(stream))),
    );
    const then = await log().store.readStreams(streams, { upTo: position });
    expect(then.map(revisionsOf)).toEqual([[0], [], [0, 1, 2], [0]]);
    expect(then).toEqual(await Promise.all(streams.map((stream) => readStream(stream, { upTo: position }))));
    expect(await log().store.readStreams(streams, { upTo: START })).toEqual([[], [], [], []]);
    expect(await log().store.readStreams([])).toEqual([]);
  });

  it('reads hundreds of streams at once', async () => {
    const streams = Array.from({ length: 300 }, newStream);
    await Promise.all(streams.map((stream) => log().append(stream, 1)));
    const found = await log().store.readStreams(streams);
    expect(found.map(([event]) => event?.stream)).toEqual(streams);
  });
}

export function readingAll(log: () => LogUnderTest): void {
  it('reads what comes after a position, in order, and ends at the end', async () => {
    const before = await log().store.head();
    const events = log().events(MANY);
    for (let from = 0; from < MANY; from += 100)
      await log().store.append(newStream(), events.slice(from, from + 100), 'any');
    const read = await collect(log().store.readAll({ after: before }));
    expect(idsOf(read)).toEqual(idsOf(events));
    const half = read[MANY / 2 - 1];
    expect(idsOf(await collect(log().store.readAll({ after: half?.position ?? START })))).toEqual(
      idsOf(events.slice(MANY / 2)),
    );
  });

  it('reads no more than the limit', async () => {
    const before = await log().store.head();
    const events = log().events(MANY);
    await log().store.append(newStream(), events, 'any');
    expect(idsOf(await collect(log().store.readAll({ after: before, limit: 3 })))).toEqual(idsOf(events.slice(0, 3)));
    expect(await collect(log().store.readAll({ after: before, limit: MANY - 1 }))).toHaveLength(MANY - 1);
    expect(await collect(log().store.readAll({ after: before, limit: 0 }))).toEqual([]);
  });

  it('reads from the first event at START and nothing after the head', async () => {
    await log().append(newStream());
    expect(await collect(log().store.readAll({ after: START, limit: 1 }))).toHaveLength(1);
    expect(await collect(log().store.readAll({ after: await log().store.head() }))).toEqual([]);
  });

  it('has the position of the last event as its head', async () => {
    const { position } = await log().append(newStream(), 2);
    expect(await log().store.head()).toBe(position);
  });
}

export function countingEvents(log: () => LogUnderTest): void {
  it('knows how many events lie between two positions, where it says so at all', async () => {
    const before = await log().store.head();
    await log().append(newStream(), 3);
    const middle = await log().store.head();
    await log().append(newStream(), 2);
    const [head, { store }] = [await log().store.head(), log()];
    const counts = [
      [before, head],
      [middle, head],
      [head, head],
    ] as const;
    if (store.eventsBetween === undefined) return;
    expect(await Promise.all(counts.map(([after, upTo]) => store.eventsBetween!(after, upTo)))).toEqual([5, 2, 0]);
  });
}

export function readingMoments(log: () => LogUnderTest): void {
  it('knows the last position recorded by an instant', async () => {
    const recorded = log().events(5);
    const positions: string[] = [];
    for (const event of recorded) positions.push((await log().store.append(newStream(), [event], 'any')).position);
    const found = await Promise.all(recorded.map(({ meta }) => log().store.positionAt(meta.recordedAt)));
    expect(found).toEqual(positions);
    const justBefore = new Date(Date.parse(recorded[3]?.meta.recordedAt ?? '') - 1).toISOString();
    expect(await log().store.positionAt(justBefore)).toBe(positions[2]);
  });

  it('knows nothing at the beginning of time and the head at its end', async () => {
    await log().append(newStream());
    expect(await log().store.positionAt('1970-01-01T00:00:00.000Z')).toBe(START);
    expect(await log().store.positionAt('9999-12-31T23:59:59.999Z')).toBe(await log().store.head());
  });
}

export function sharing(log: () => LogUnderTest): void {
  it('is the same log to each client', async () => {
    const other = await log().another();
    expect(await other.logId()).toBe(await log().store.logId());
    const stream = newStream();
    const { position } = await other.append(stream, log().events(2), 'no-stream');
    expect(await log().store.readStream(stream)).toEqual(await other.readStream(stream));
    expect(await log().store.head()).toBe(position);
  });

  it('takes appends of two clients to one stream without a gap', async () => {
    const other = await log().another();
    const stream = newStream();
    const answers = await Promise.all(
      upTo(60).map((index) => (index % 2 === 0 ? log().store : other).append(stream, log().events(1), 'any')),
    );
    expect(answers.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(upTo(60));
    const events = await other.readStream(stream);
    expect(revisionsOf(events)).toEqual(upTo(60));
    expect(events.map(({ position }) => position)).toEqual(events.map(({ position }) => position).sort());
  });
}
