import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { MovedClock } from '../clock/clock.js';
import { InMemoryEventStore } from '../engine/testing/in-memory-event-store.js';
import type { EventStore } from '../event-store/event-store.port.js';
import { newId } from '../ids/ids.js';
import { Sealing } from '../sealing/sealing.js';
import { InMemoryVault } from '../vault/testing/in-memory-vault.js';
import type { CommandMeta } from './command-meta.js';
import { DeciderStore, RevisionChanged } from './decider-store.js';
import { DeclaredEvents, NotAsDeclared } from './declared-events.js';
import { EventCodec } from './event-codec.js';
import { StreamUnreadable } from './stream-unreadable.js';

type Counted = DomainEvent<'Counted', { readonly person: string; readonly by: number; readonly name?: string }>;
type Count = { readonly type: 'Count'; readonly by: number; readonly name?: string; readonly times?: number };

const counter: Decider<
  { readonly total: number; readonly names: readonly string[] },
  Count,
  Counted,
  { readonly most: number } | undefined
> = {
  type: 'counter',
  initialState: { total: 0, names: [] },
  decide({ by, name, times = 1 }, { total }, facts) {
    if (facts && total + by > facts.most) throw new RuleBroken('COUNTER.FULL');
    if (by === 0) return [];
    return Array.from(
      { length: times },
      () => ({ type: 'Counted', data: { person: 'p-1', by, ...(name ? { name } : {}) } }) as const,
    );
  },
  evolve: ({ total, names }, { data }) => ({
    total: total + data.by,
    names: data.name ? [...names, data.name] : names,
  }),
};

const REGISTRY = {
  Counted: {
    version: 2,
    upcasters: { 1: (data: unknown) => ({ ...(data as object), by: 1 }) },
    personal: { person: 'person', fields: ['name'] },
  },
};

const VALIDATORS = { Counted: (content: unknown) => Number.isInteger((content as Counted['data']).by) };

const sent = (commandId = newId(), commandHash = commandId): CommandMeta => ({
  commandId,
  commandHash,
  actor: 'u-1',
  role: 'agent',
  tenant: null,
  correlationId: commandId,
  causationId: null,
});

describe('handling commands', () => {
  const id = newId();
  let events: InMemoryEventStore;
  const storeOn = (log: EventStore, clock = new MovedClock('2026-11-21T09:00:00.000Z')) =>
    new DeciderStore(
      log,
      new EventCodec(REGISTRY),
      new DeclaredEvents(VALIDATORS),
      new Sealing(new InMemoryVault()),
      clock,
    );
  beforeEach(() => {
    events = new InMemoryEventStore();
  });

  it('appends what was decided, with who, when and why', async () => {
    const meta = sent();
    const outcome = await storeOn(events).handle(counter, id, { type: 'Count', by: 2, times: 2 }, meta);
    const stored = await events.readStream(`counter-${id}`);
    expect(outcome).toEqual({
      streamId: id,
      revision: 1,
      position: stored[1]!.position,
      events: stored.map((event) => event.id),
    });
    expect(stored[0]!.meta).toEqual({ ...meta, schemaVersion: 2, recordedAt: '2026-11-21T09:00:00.000Z' });
  });

  it('answers a repeated command as the first time, also in a process that has forgotten it', async () => {
    const meta = sent();
    const first = await storeOn(events).handle(counter, id, { type: 'Count', by: 2 }, meta);
    await storeOn(events).handle(counter, id, { type: 'Count', by: 5 }, sent());
    expect(await storeOn(events).handle(counter, id, { type: 'Count', by: 2 }, meta)).toEqual(first);
    expect((await storeOn(events).load(counter, id)).state.total).toBe(7);
  });

  it('does a command once when it arrives ten times at once', async () => {
    const [store, meta] = [storeOn(events), sent()];
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => store.handle(counter, id, { type: 'Count', by: 2, times: 2 }, meta)),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect((await store.load(counter, id)).state.total).toBe(4);
  });

  it('does each of forty commands that arrive at once, whoever sends them', async () => {
    const store = storeOn(events);
    const by = (tenant: string) => ({ ...sent(), tenant });
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        store.handle(counter, id, { type: 'Count', by: 1 }, by(`company ${number % 3}`)),
      ),
    );
    expect((await store.load(counter, id)).state.total).toBe(40);
  });

  it('refuses the same key with another body', async () => {
    const [store, commandId] = [storeOn(events), newId()];
    await store.handle(counter, id, { type: 'Count', by: 2 }, sent(commandId, 'one body'));
    await expect(store.handle(counter, id, { type: 'Count', by: 3 }, sent(commandId, 'another'))).rejects.toMatchObject(
      { code: 'COMMAND.KEY_REUSED' },
    );
  });

  it('refuses an edit of a revision that is gone, and says which is there', async () => {
    const store = storeOn(events);
    await store.handle(counter, id, { type: 'Count', by: 1 }, sent());
    await store.handle(counter, id, { type: 'Count', by: 1 }, sent(), { expected: 0 });
    await expect(store.handle(counter, id, { type: 'Count', by: 1 }, sent(), { expected: 0 })).rejects.toEqual(
      new RevisionChanged(1),
    );
  });

  it('reads no stream that a command starts, and answers its repeat as the first time', async () => {
    const read = jest.spyOn(events, 'readStream');
    const [store, meta] = [storeOn(events), sent()];
    const start = () => store.handle(counter, id, { type: 'Count', by: 2 }, meta, { startsStream: true });
    const first = await start();
    expect(await start()).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    expect((await store.load(counter, id)).state.total).toBe(2);
  });

  it('reads a stream that was there before the command that was to start it', async () => {
    const store = storeOn(events);
    await store.handle(counter, id, { type: 'Count', by: 4 }, sent());
    await store.handle(counter, id, { type: 'Count', by: 2 }, sent(), { startsStream: true });
    const full = store.handle(counter, id, { type: 'Count', by: 2 }, sent(), {
      startsStream: true,
      facts: async () => ({ most: 7 }),
    });
    await expect(full).rejects.toMatchObject({ code: 'COUNTER.FULL' });
    expect((await store.load(counter, id)).state.total).toBe(6);
  });

  it('reads again and asks the facts again when someone was quicker', async () => {
    const [slow, quick] = [storeOn(events), storeOn(events)];
    const factReads: number[] = [];
    const facts = async () => {
      factReads.push(factReads.length);
      if (factReads.length === 1) await quick.handle(counter, id, { type: 'Count', by: 4 }, sent());
      return { most: 5 };
    };
    await expect(slow.handle(counter, id, { type: 'Count', by: 2 }, sent(), { facts })).rejects.toMatchObject({
      code: 'COUNTER.FULL',
    });
    expect(factReads).toHaveLength(2);
  });

  it('keeps a total right under fifty concurrent writers', async () => {
    const stores = [storeOn(events), storeOn(events)];
    const writes = Array.from({ length: 50 }, (_, index) =>
      stores[index % 2]!.handle(counter, id, { type: 'Count', by: 1 }, sent()).catch((error: unknown) => error),
    );
    const written = (await Promise.all(writes)).filter((outcome) => !(outcome instanceof Error)).length;
    expect(written).toBeGreaterThan(1);
    expect((await storeOn(events).load(counter, id)).state.total).toBe(written);
  });

  it('appends nothing for a valid repeat', async () => {
    expect(await storeOn(events).handle(counter, id, { type: 'Count', by: 0 }, sent())).toMatchObject({
      revision: -1,
      events: [],
    });
    expect(await events.head()).toBe('');
  });

  it('folds a stream as it was known at a position', async () => {
    const store = storeOn(events);
    const first = await store.handle(counter, id, { type: 'Count', by: 2 }, sent());
    await store.handle(counter, id, { type: 'Count', by: 3 }, sent());
    expect((await store.loadAt(counter, id, first.position)).state.total).toBe(2);
    expect((await store.load(counter, id)).state.total).toBe(5);
  });

  it('upcasts old events before they are folded', async () => {
    const meta = { ...sent(), schemaVersion: 1, recordedAt: '2025-01-01T00:00:00.000Z' };
    await events.append(
      `counter-${id}`,
      [{ id: newId(), type: 'Counted', data: { person: 'p-1' }, meta }],
      'no-stream',
    );
    expect((await storeOn(events).load(counter, id)).state.total).toBe(1);
  });

  it('seals personal text before it is stored', async () => {
    await storeOn(events).handle(counter, id, { type: 'Count', by: 1, name: 'Dana Okafor' }, sent());
    const [stored] = await events.readStream(`counter-${id}`);
    expect(JSON.stringify(stored)).not.toContain('Okafor');
    expect((stored!.data as Counted['data']).name).toMatch(/^sealed:1:/);
  });

  it('refuses to append a type that is in no catalogue', async () => {
    const stray = { ...counter, decide: () => [{ type: 'Strayed', data: {} } as unknown as Counted] };
    await expect(storeOn(events).handle(stray, id, { type: 'Count', by: 1 }, sent())).rejects.toThrow(
      'Strayed is not as its contract declares',
    );
  });

  it('appends none of several events when one of them is not as its contract declares', async () => {
    const broken = {
      ...counter,
      decide: () => [1, '1'].map((by) => ({ type: 'Counted', data: { person: 'p-1', by } }) as Counted),
    };
    await expect(storeOn(events).handle(broken, id, { type: 'Count', by: 1 }, sent())).rejects.toBeInstanceOf(
      NotAsDeclared,
    );
    expect(await events.head()).toBe('');
  });

  it('checks an event before anything of it is sealed', async () => {
    let keysAsked = 0;
    const vault = new InMemoryVault();
    const counting = Object.assign(vault, { personKey: () => Promise.resolve(Buffer.alloc(32, (keysAsked += 1))) });
    const store = new DeciderStore(
      events,
      new EventCodec(REGISTRY),
      new DeclaredEvents(VALIDATORS),
      new Sealing(counting),
      new MovedClock('2026-11-21T09:00:00.000Z'),
    );
    const broken = {
      ...counter,
      decide: () => [{ type: 'Counted', data: { person: 'p-1', by: null, name: 'Dana Okafor' } } as unknown as Counted],
    };
    await expect(store.handle(broken, id, { type: 'Count', by: 1 }, sent())).rejects.toMatchObject({
      code: 'EVENT.NOT_AS_DECLARED',
      message: expect.not.stringContaining('Okafor') as string,
    });
    expect(keysAsked).toBe(0);
  });

  it('refuses a stream with an event that is not as it was appended, and no other stream', async () => {
    const first = await storeOn(events).handle(counter, id, { type: 'Count', by: 2 }, sent());
    await storeOn(events).handle(counter, id, { type: 'Count', by: 3 }, sent());
    events.damage(first.position);
    const store = storeOn(events);
    await expect(store.handle(counter, id, { type: 'Count', by: 1 }, sent())).rejects.toMatchObject({
      code: 'STREAM.UNREADABLE',
      params: { eventId: first.events[0] },
    });
    await expect(store.load(counter, id)).rejects.toBeInstanceOf(StreamUnreadable);
    await expect(store.loadAt(counter, id, first.position)).rejects.toThrow(
      'its checksum does not match what is stored',
    );
    expect(await store.handle(counter, newId(), { type: 'Count', by: 1 }, sent())).toMatchObject({ revision: 0 });
    expect(await store.readable.load(counter, id)).toEqual({
      state: { total: 3, names: [] },
      revision: 1,
      position: '000000000002',
      incomplete: true,
    });
  });

  it('refuses a stream with an event that cannot be folded', async () => {
    const meta = { ...sent(), schemaVersion: 2, recordedAt: '2026-01-01T00:00:00.000Z' };
    await events.append(`counter-${id}`, [{ id: newId(), type: 'Counted', data: null, meta }], 'no-stream');
    await expect(storeOn(events).load(counter, id)).rejects.toThrow('cannot be read');
    expect(await storeOn(events).readable.load(counter, id)).toMatchObject({ state: { total: 0 }, incomplete: true });
  });

  it('refuses a stream that lost an event, and one that newer code wrote to', async () => {
    const first = await storeOn(events).handle(counter, id, { type: 'Count', by: 2 }, sent());
    await storeOn(events).handle(counter, id, { type: 'Count', by: 3 }, sent());
    events.lose(first.position);
    await expect(storeOn(events).load(counter, id)).rejects.toThrow('revision 0 is missing before it');
    const meta = { ...sent(), schemaVersion: 9, recordedAt: '2026-01-01T00:00:00.000Z' };
    const other = newId();
    await events.append(`counter-${other}`, [{ id: newId(), type: 'Counted', data: {}, meta }], 'no-stream');
    await expect(storeOn(events).load(counter, other)).rejects.toThrow('it has version 9');
  });
});
