import type { StoredEvent } from '../event-store.port.js';
import { intact } from './intact.js';
import {
  collect,
  idsOf,
  iterate,
  newStream,
  takeEvents,
  type Alteration,
  type LogUnderTest,
} from './log-under-test.js';

const ALTERATIONS: readonly Alteration[] = [
  'a letter of its data',
  'a letter of its metadata',
  'its type',
  'broken JSON',
];

/** Three events of a stream, the one in the middle altered where it is stored. */
async function withAltered(
  log: LogUnderTest,
  what: Alteration,
): Promise<readonly [StoredEvent, StoredEvent, StoredEvent]> {
  const stream = newStream();
  await log.store.append(stream, log.events(3), 'no-stream');
  const [first, second, third] = (await log.store.readStream(stream)).map(intact);
  await log.alter(second!, what);
  return [first!, second!, third!];
}

export function sayingChecksums(log: () => LogUnderTest): void {
  it('are said of every event, the same to every client', async () => {
    const stream = newStream();
    await log().append(stream, 3);
    const checksums = (await log().store.readStream(stream)).map(({ checksum }) => checksum);
    expect(new Set(checksums).size).toBe(3);
    expect((await (await log().another()).readStream(stream)).map(({ checksum }) => checksum)).toEqual(checksums);
  });
}

export function alteredEvents(log: () => LogUnderTest): void {
  it.each(ALTERATIONS)('come alone as damaged, in their place (%s)', async (what) => {
    const [first, second, third] = await withAltered(log(), what);
    const { id, stream, revision, position } = second;
    const read = await log().store.readStream(stream);
    expect([read[0], read[2]]).toEqual([first, third]);
    expect(read[1]).toMatchObject({
      id,
      stream,
      revision,
      position,
      damage: expect.stringMatching(/^its /) as unknown,
    });
    expect(read[1]?.data).toBeUndefined();
    expect(await log().store.readStreams([stream])).toEqual([read]);
    const around = { after: first.position, limit: 2 };
    expect(await collect(log().store.readAll(around))).toEqual([read[1], third]);
    const following = iterate(log().store.subscribeToAll({ after: first.position }));
    expect(await takeEvents(following, 2)).toEqual([read[1], third]);
    await following.return?.();
  });

  it('leave their stream to be appended to', async () => {
    const [, , third] = await withAltered(log(), 'broken JSON');
    expect(await log().append(third.stream, 1, third.revision)).toMatchObject({ revision: third.revision + 1 });
  });

  it('that are gone are counted, and the others are read', async () => {
    const [first, second, third] = await withAltered(log(), 'gone');
    const { count, first: position } = await log().store.missing();
    expect(count).toBe(1);
    expect(position).toBe(second.position);
    expect(idsOf(await log().store.readStream(first.stream))).toEqual(idsOf([first, third]));
    const then = await log().store.positionAt(second.meta.recordedAt);
    expect(then >= first.position && then < third.position).toBe(true);
    expect(await log().store.positionAt(third.meta.recordedAt)).toBe(third.position);
  });
}
