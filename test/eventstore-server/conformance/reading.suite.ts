import { BACKWARDS, END, START, type Position } from '@eventstore/db-client';
import { all, numbers, rejection, type ClientUnderTest } from './client-under-test.js';

const AFTER_MIDDLE = 2n;

/** What a read is answered, by the real server and by the stand-in. */
export function readingSuite(current: () => ClientUnderTest): void {
  it('a stream is read from either end, from a revision on which is included, and up to a count', async () => {
    const { client, ...test } = { client: current().client, made: await current().appended(5) };
    const read = async (options: Parameters<typeof client.readStream>[1]) =>
      numbers(await all(client.readStream(test.made.stream, options)));
    expect(await read({})).toEqual([0, 1, 2, 3, 4]);
    expect(await read({ fromRevision: AFTER_MIDDLE })).toEqual([2, 3, 4]);
    expect(await read({ fromRevision: AFTER_MIDDLE, direction: BACKWARDS })).toEqual([2, 1, 0]);
    expect(await read({ fromRevision: END, direction: BACKWARDS, maxCount: 2 })).toEqual([4, 3]);
    expect(await read({ fromRevision: START, maxCount: 2 })).toEqual([0, 1]);
    expect(await read({ fromRevision: 5n })).toEqual([]);
    expect(await read({ fromRevision: 9n, direction: BACKWARDS })).toEqual([4, 3, 2, 1, 0]);
  });

  it('a stream that does not exist is not found', async () => {
    const test = current();
    const stream = test.newStream();
    expect(await rejection(all(test.client.readStream(stream)))).toMatchObject({ type: 'stream-not-found' });
  });

  it('more events than one page holds are read in order', async () => {
    const test = current();
    const { stream } = await test.appended(700);
    expect(numbers(await all(test.client.readStream(stream)))).toEqual(Array.from({ length: 700 }, (_, n) => n));
  });

  describe('the whole log', () => {
    const positions = async (): Promise<{ readonly stream: string; readonly positions: readonly Position[] }> => {
      const { stream } = await current().appended(4);
      return {
        stream,
        positions: (await all(current().client.readStream(stream))).map(({ event }) => event!.position!),
      };
    };

    it('gives positions that rise by more than one, commit and prepare alike', async () => {
      const {
        positions: [first, second],
      } = await positions();
      expect(second!.commit - first!.commit).toBeGreaterThan(1n);
      expect([first!.prepare, second!.prepare]).toEqual([first!.commit, second!.commit]);
    });

    it('is read from a position on, which is included forwards and left out backwards', async () => {
      const {
        positions: [, second, third],
      } = await positions();
      const { client } = current();
      expect(numbers(await all(client.readAll({ fromPosition: second!, maxCount: 2 })))).toEqual([1, 2]);
      expect(numbers(await all(client.readAll({ fromPosition: third!, direction: BACKWARDS, maxCount: 2 })))).toEqual([
        1, 0,
      ]);
    });

    it('ends with the last event, and has none behind its end', async () => {
      const { stream } = await positions();
      const { client } = current();
      const [last] = await all(client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 }));
      expect([last?.event?.streamId, numbers([last!])]).toEqual([stream, [3]]);
      expect(await all(client.readAll({ fromPosition: END }))).toEqual([]);
    });

    it('begins with events of the system', async () => {
      const [first] = await all(current().client.readAll({ maxCount: 1 }));
      expect(first?.event?.type).toMatch(/^\$/);
    });

    it('is not read from an invented position', async () => {
      const {
        positions: [first],
      } = await positions();
      const invented = { commit: first!.commit + 1n, prepare: first!.prepare + 1n };
      expect(await rejection(all(current().client.readAll({ fromPosition: invented })))).toMatchObject({
        type: 'unknown',
        code: 2,
      });
    });
  });
}
