import { NotAppendable, WrongExpectedRevision, MAX_APPEND_BYTES, type ExpectedRevision } from '../event-store.port.js';
import { collect, idsOf, newStream, revisionsOf, upTo, type LogUnderTest } from './log-under-test.js';

const WRITERS = 50;
const ROUNDS = 5;

export function appending(log: () => LogUnderTest): void {
  it('gives back what was appended, as it was', async () => {
    const stream = newStream();
    const text = 'Zoë "quoted" \n 保険';
    const data = { text, nothing: null, list: [1, 2.5, { deep: true }], amount: Number.MAX_SAFE_INTEGER };
    const event = log().event({ data });
    const { revision, position } = await log().store.append(stream, [event], 'no-stream');
    const [stored, ...others] = await log().store.readStream(stream);
    expect(stored).toEqual({
      ...event,
      stream,
      revision,
      position,
      storedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      damage: null,
    });
    expect(others).toEqual([]);
  });

  it('numbers the events of a stream from 0 and answers for the last', async () => {
    const stream = newStream();
    expect((await log().append(stream, 3, 'no-stream')).revision).toBe(2);
    expect((await log().append(stream, 2, 2)).revision).toBe(4);
    expect((await log().append(stream, 1, 'any')).revision).toBe(5);
    expect(revisionsOf(await log().store.readStream(stream))).toEqual(upTo(6));
  });

  it('gives positions that compare as text in the order of the log', async () => {
    const before = await log().store.head();
    for (let round = 0; round < 12; round += 1) await log().append(newStream());
    const positions = (await collect(log().store.readAll({ after: before }))).map(({ position }) => position);
    expect(positions).toHaveLength(12);
    expect(positions).toEqual([...new Set(positions)].sort());
    expect(positions.every((position) => position > before)).toBe(true);
  });
}

export function expectedRevisions(log: () => LogUnderTest): void {
  it.each<[string, number, ExpectedRevision, number]>([
    ['no stream where there is one', 2, 'no-stream', 1],
    ['a revision of a stream that is not there', 0, 0, -1],
    ['an older revision', 3, 1, 2],
    ['a revision yet to come', 1, 1, 0],
  ])('refuses %s and adds nothing', async (_, present, expected, actual) => {
    const stream = newStream();
    if (present > 0) await log().append(stream, present);
    const refusal = await log()
      .append(stream, 1, expected)
      .catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(WrongExpectedRevision);
    expect(refusal).toMatchObject({ stream, expected, actual });
    expect(await log().store.readStream(stream)).toHaveLength(present);
  });

  it(`lets exactly one of ${WRITERS} writers at the same revision win each round`, async () => {
    const stream = newStream();
    for (let round = 0; round < ROUNDS; round += 1) {
      const expected = round === 0 ? 'no-stream' : round - 1;
      const outcomes = await Promise.allSettled(upTo(WRITERS).map(() => log().append(stream, 1, expected)));
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
      );
      expect(refusals).toHaveLength(WRITERS - 1);
      expect(refusals.every((refusal) => refusal instanceof WrongExpectedRevision)).toBe(true);
    }
    expect(revisionsOf(await log().store.readStream(stream))).toEqual(upTo(ROUNDS));
  });

  it('fails only the caller whose revision is wrong among many at once', async () => {
    const streams = upTo(20).map(newStream);
    const isWrong = (index: number): boolean => index % 4 === 0;
    const outcomes = await Promise.allSettled(
      streams.map((stream, index) => log().append(stream, 2, isWrong(index) ? 7 : 'no-stream')),
    );
    expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(streams.map((_, index) => isWrong(index)));
    const lengths = await Promise.all(streams.map(async (stream) => (await log().store.readStream(stream)).length));
    expect(lengths).toEqual(streams.map((_, index) => (isWrong(index) ? 0 : 2)));
  });
}

export function repeating(log: () => LogUnderTest): void {
  const whatever: ExpectedRevision[] = ['no-stream', 'any', 0, 2, 9];

  it.each(whatever)('answers a repeat as the first time, whatever is expected: %s', async (expected) => {
    const stream = newStream();
    const events = log().events(2);
    const first = await log().store.append(stream, events, 'no-stream');
    await log().append(stream, 1, 1);
    expect(await log().store.append(stream, events, expected)).toEqual(first);
    expect(await log().store.readStream(stream)).toHaveLength(3);
  });

  it('stores an append once that is sent many times at once', async () => {
    const stream = newStream();
    const events = log().events(3);
    const answers = await Promise.all(upTo(20).map(() => log().store.append(stream, events, 'no-stream')));
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
    expect(answers.every(({ revision }) => revision === 2)).toBe(true);
    expect(idsOf(await log().store.readStream(stream))).toEqual(idsOf(events));
  });

  it('recognizes a repeat that comes through another client', async () => {
    const stream = newStream();
    const events = log().events(1);
    const first = await log().store.append(stream, events, 'any');
    expect(await (await log().another()).append(stream, events, 'any')).toEqual(first);
  });
}

export function refusing(log: () => LogUnderTest): void {
  const circular: Record<string, unknown> = {};
  circular['itself'] = circular;

  it.each<[string, object]>([
    ['an id that is no UUID', { id: 'policy-1' }],
    ['an id in upper case', { id: 'A3BB189E-8BF9-4888-9912-ACE4E6543002' }],
    ['no data', { data: undefined }],
    ['a function as data', { data: () => 1 }],
    ['a BigInt', { data: { cents: 1n } }],
    ['data that holds itself', { data: circular }],
    ['an event without a type', { type: '' }],
    ['more than the most bytes', { data: 'x'.repeat(MAX_APPEND_BYTES) }],
    ['more than the most bytes in few letters', { data: '保'.repeat(MAX_APPEND_BYTES / 3) }],
  ])('can never append %s', async (_, over) => {
    const stream = newStream();
    const attempt = log().store.append(stream, [log().event(), log().event(over)], 'any');
    await expect(attempt).rejects.toBeInstanceOf(NotAppendable);
    expect(await log().store.readStream(stream)).toEqual([]);
  });

  it('can never append nothing, the same id twice, or to a stream without a name', async () => {
    const event = log().event();
    await expect(log().store.append(newStream(), [], 'any')).rejects.toBeInstanceOf(NotAppendable);
    await expect(log().store.append(newStream(), [event, event], 'any')).rejects.toBeInstanceOf(NotAppendable);
    await expect(log().store.append('', [event], 'any')).rejects.toBeInstanceOf(NotAppendable);
  });

  it('appends what just fits', async () => {
    const stream = newStream();
    const empty = log().event({ data: '' });
    const room = MAX_APPEND_BYTES - Buffer.byteLength(JSON.stringify(empty.meta)) - '""'.length;
    await log().store.append(stream, [{ ...empty, data: 'x'.repeat(room) }], 'any');
    expect(await log().store.readStream(stream)).toHaveLength(1);
    const over = log().store.append(
      newStream(),
      [log().event({ meta: empty.meta, data: 'x'.repeat(room + 1) })],
      'any',
    );
    await expect(over).rejects.toBeInstanceOf(NotAppendable);
  });
}
