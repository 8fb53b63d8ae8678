import { InMemoryEventStore } from '../engine/testing/in-memory-event-store.js';
import { newId } from '../ids/ids.js';
import { DecodedStreams } from './decoded-streams.js';
import { EventCodec } from './event-codec.js';

const meta = {
  actor: 'system:test',
  role: 'system',
  tenant: null,
  commandId: newId(),
  commandHash: '',
  correlationId: newId(),
  causationId: null,
  schemaVersion: 1,
  recordedAt: '2026-11-21T09:00:00.000Z',
} as const;
const codec = new EventCodec({
  Said: { version: 2, upcasters: { 1: (data) => ({ ...(data as object), upcast: true }) } },
});
const said = (type: string, n: number) => ({ id: newId(), type, data: { n }, meta });

describe('decoded streams', () => {
  const log = new InMemoryEventStore();
  const streams = new DecodedStreams(log, codec);
  const numbers = async (upTo?: string) =>
    (await streams.read('talk-1', upTo)).events.map(({ data }) => (data as { n: number }).n);

  it('give what was read before together with what came since, without types nobody knows', async () => {
    expect(await numbers()).toEqual([]);
    await log.append('talk-1', [said('Said', 1), said('Mumbled', 2)], 'no-stream');
    expect(await numbers()).toEqual([1]);
    await log.append('talk-1', [said('Said', 3)], 1);
    expect(await numbers()).toEqual([1, 3]);
  });

  it('end at a position, and are upcast', async () => {
    const {
      events: [first],
    } = await streams.read('talk-1');
    expect(first?.data).toEqual({ n: 1, upcast: true });
    expect(await numbers(first?.position)).toEqual([1]);
  });

  it('give one event by its place', async () => {
    const {
      events: [, third],
    } = await streams.read('talk-1');
    expect(await streams.event(third!)).toEqual(third);
    expect(await streams.event({ ...third!, revision: 9 })).toBeNull();
  });

  it('name an event that cannot be read, and give the others', async () => {
    const newer = { ...said('Said', 2), meta: { ...meta, schemaVersion: 3 } };
    await log.append('talk-2', [said('Said', 1), newer, said('Said', 3), said('Said', 4)], 'no-stream');
    const {
      events: [, third],
    } = await streams.read('talk-2');
    log.damage(third!.position);
    const read = await new DecodedStreams(log, codec).read('talk-2');
    expect(read.events.map(({ revision }) => revision)).toEqual([0, 3]);
    expect(read.unreadable).toMatchObject([
      { id: newer.id, type: 'Said', revision: 1, reason: 'it has version 3, this code knows 2' },
      { id: third!.id, revision: 2, reason: 'its checksum does not match what is stored' },
    ]);
    expect(await streams.event(third!)).toMatchObject({
      id: third!.id,
      reason: 'its checksum does not match what is stored',
    });
  });

  it('name a revision that was lost', async () => {
    await log.append('talk-3', [said('Said', 1), said('Said', 2), said('Said', 3)], 'no-stream');
    log.lose((await streams.read('talk-3')).events[1]!.position);
    const read = await new DecodedStreams(log, codec).read('talk-3');
    expect(read.events.map(({ revision }) => revision)).toEqual([0, 2]);
    expect(read.unreadable).toMatchObject([{ revision: 1, reason: 'revision 1 is missing' }]);
  });
});
