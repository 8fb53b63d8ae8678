import { binaryEvent } from '@eventstore/db-client';
import { all, FORMS, numbers, rejection, type ClientUnderTest } from './client-under-test.js';

const MIB = 1_048_576;

/** What an append is answered, by the real server and by the stand-in. */
export function appendingSuite(current: () => ClientUnderTest): void {
  describe.each(FORMS)('an append %s', (_, form) => {
    it('is answered with the revision and the position of its last event', async () => {
      const test = current();
      const { client } = test;
      const stream = test.newStream();
      const first = await client.appendToStream(stream, test.events(2), { expectedRevision: 'no_stream', ...form });
      const second = await client.appendToStream(stream, test.event(2), { expectedRevision: 1n, ...form });
      expect([first.success, first.nextExpectedRevision, second.nextExpectedRevision]).toEqual([true, 1n, 2n]);
      const positions = (await all(client.readStream(stream))).map(({ event }) => event!.position!);
      expect([first.position, second.position]).toEqual(positions.slice(1));
    });

    it('at another revision is refused with the one that is there', async () => {
      const test = current();
      const { stream } = await test.appended(3);
      const refused = (expectedRevision: bigint | 'no_stream') =>
        rejection(test.client.appendToStream(stream, test.event(9), { expectedRevision, ...form }));
      expect(await refused(1n)).toMatchObject({
        type: 'wrong-expected-version',
        message: '',
        streamName: stream,
        expectedVersion: 1n,
        actualVersion: 2n,
      });
      expect(await refused(7n)).toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: 7n,
        actualVersion: 2n,
      });
      expect(await refused('no_stream')).toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: 'no_stream',
        actualVersion: 2n,
      });
    });

    it('to a stream that must exist and does not is refused', async () => {
      const test = current();
      const refused = (expectedRevision: bigint | 'stream_exists') =>
        rejection(test.client.appendToStream(test.newStream(), test.event(1), { expectedRevision, ...form }));
      expect(await refused(0n)).toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: 0n,
        actualVersion: 'no_stream',
      });
      expect(await refused('stream_exists')).toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: 'stream_exists',
        actualVersion: 'no_stream',
      });
    });

    it('of the same ids with the same expectation is answered as before and adds nothing', async () => {
      const test = current();
      const stream = test.newStream();
      const [first, second] = [test.events(2), test.events(1)];
      const answers = [];
      for (let time = 0; time < 2; time += 1) {
        answers.push(await test.client.appendToStream(stream, first, { expectedRevision: 'no_stream', ...form }));
        answers.push(await test.client.appendToStream(stream, second, { expectedRevision: 1n, ...form }));
      }
      expect(answers.slice(2)).toEqual(answers.slice(0, 2));
      expect(await all(test.client.readStream(stream))).toHaveLength(3);
    });

    it('of the same ids at any revision adds nothing', async () => {
      const test = current();
      const stream = test.newStream();
      const events = test.events(2);
      const before = await test.client.appendToStream(stream, events, { expectedRevision: 'any', ...form });
      await test.client.appendToStream(stream, test.event(9), form);
      expect(await test.client.appendToStream(stream, events, { expectedRevision: 'any', ...form })).toEqual(before);
      expect(await all(test.client.readStream(stream))).toHaveLength(3);
    });

    it('of which only a part is there is refused', async () => {
      const test = current();
      const stream = test.newStream();
      const events = test.events(2);
      await test.client.appendToStream(stream, events, { expectedRevision: 'no_stream' });
      const longer = [...events, test.event(3)];
      for (const expectedRevision of ['no_stream', 'any'] as const) {
        expect(
          await rejection(test.client.appendToStream(stream, longer, { expectedRevision, ...form })),
        ).toMatchObject({ type: 'wrong-expected-version', actualVersion: 1n });
      }
    });

    it('of more than 1 MiB is refused, and one of 1 MiB is not', async () => {
      const test = current();
      const stream = test.newStream();
      const sized = (bytes: number) =>
        test.event(1, {
          data: { n: 1, filler: 'x'.repeat(bytes - Buffer.byteLength('{"n":1,"filler":""}')) } as { n: number },
        });
      const refused = await rejection(test.client.appendToStream(stream, [sized(MIB / 2), sized(MIB / 2 + 1)], form));
      expect(refused).toMatchObject({ type: 'maximum-append-size-exceeded', maxAppendSize: MIB });
      expect(
        (await test.client.appendToStream(stream, [sized(MIB / 2), sized(MIB / 2)], form)).nextExpectedRevision,
      ).toBe(1n);
    });

    it('of nothing succeeds and adds nothing', async () => {
      const test = current();
      const { stream } = await test.appended(2);
      expect(await test.client.appendToStream(stream, [], form)).toMatchObject({ success: true });
      expect(numbers(await all(test.client.readStream(stream)))).toEqual([0, 1]);
    });
  });

  it('appends of many callers are each answered, at revisions without gaps', async () => {
    const test = current();
    const stream = test.newStream();
    const answers = await Promise.all(test.events(64).map((event) => test.client.appendToStream(stream, event)));
    const revisions = answers.map(({ nextExpectedRevision }) => Number(nextExpectedRevision)).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 64 }, (_, revision) => revision));
  });

  it('of two callers at one revision one is refused', async () => {
    const test = current();
    const { stream } = await test.appended(1);
    const both = await Promise.allSettled(
      [1, 2].map((n) => test.client.appendToStream(stream, test.event(n), { expectedRevision: 0n })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('content, metadata and kind of an event come back as they were sent, with the moment it was recorded', async () => {
    const test = current();
    const stream = test.newStream();
    const before = Date.now();
    const sent = test.event(1);
    await test.client.appendToStream(stream, [sent, binaryEvent({ type: 'Sealed', data: Buffer.from([0, 255, 7]) })]);
    const [json, binary] = (await all(test.client.readStream(stream))).map(({ event }) => event!);
    expect(json).toMatchObject({
      streamId: stream,
      id: sent.id,
      type: 'Happened',
      isJson: true,
      data: { n: 1 },
      metadata: { by: 'suite' },
      revision: 0n,
    });
    expect(binary).toMatchObject({
      type: 'Sealed',
      isJson: false,
      data: Uint8Array.from([0, 255, 7]),
      metadata: undefined,
    });
    expect(json!.created.getTime()).toBeGreaterThanOrEqual(before);
    expect(json!.created.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('an id in capitals comes back in small letters', async () => {
    const test = current();
    const stream = test.newStream();
    const sent = test.event(1);
    await test.client.appendToStream(stream, { ...sent, id: sent.id.toUpperCase() });
    expect((await all(test.client.readStream(stream)))[0]?.event?.id).toBe(sent.id);
  });

  it('metadata of a stream is kept', async () => {
    const test = current();
    const { stream } = await test.appended(1);
    await test.client.setStreamMetadata(stream, { owner: 'suite' });
    expect(await test.client.getStreamMetadata(stream)).toMatchObject({ metadata: { owner: 'suite' } });
  });
}
