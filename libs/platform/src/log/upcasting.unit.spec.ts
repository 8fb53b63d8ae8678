import { NotUpcastable } from '@covertrail/domain/kernel/upcast';
import type { StoredEvent } from '#event-store/event-store.port';
import { EventUnreadable } from './event-unreadable.js';
import { checkRegistry, decode, type EventRegistry } from './upcasting.js';

const registry: EventRegistry = {
  Moved: {
    version: 3,
    upcasters: {
      1: (data) => ({ ...(data as object), country: 'US' }),
      2: (data) => ({ where: data }),
    },
  },
};

const stored = (type: string, schemaVersion: number, data: unknown): StoredEvent => ({
  id: 'e0000000-0000-4000-8000-000000000001',
  type,
  stream: 'thing-1',
  revision: 0,
  position: '1',
  data,
  storedAt: '2026-11-21T09:00:00.000Z',
  checksum: null,
  damage: null,
  meta: {
    actor: 'system:test',
    role: 'system',
    tenant: null,
    commandId: 'c',
    commandHash: '',
    correlationId: 'c',
    causationId: null,
    schemaVersion,
    recordedAt: '2026-11-21T09:00:00.000Z',
  },
});

describe('upcasting', () => {
  it('leads the oldest version through every step to the latest', () => {
    const event = decode(stored('Moved', 1, { city: 'Austin' }), registry);
    expect(event?.data).toEqual({ where: { city: 'Austin', country: 'US' } });
    expect(event?.meta.schemaVersion).toBe(3);
  });

  it('begins in the middle for an event of a middle version', () => {
    expect(decode(stored('Moved', 2, { city: 'Bern' }), registry)?.data).toEqual({ where: { city: 'Bern' } });
  });

  it('leaves the latest version as it is, without what only the store knows', () => {
    const event = decode(stored('Moved', 3, { where: {} }), registry);
    expect(event).not.toHaveProperty('storedAt');
    expect(event?.data).toEqual({ where: {} });
  });

  it('knows nothing of an unknown type, whatever it is called', () => {
    expect(decode(stored('Elsewhere', 1, {}), registry)).toBeNull();
    expect(decode(stored('constructor', 1, {}), registry)).toBeNull();
  });

  it('refuses an event that newer code wrote', () => {
    expect(() => decode(stored('Moved', 4, {}), registry)).toThrow(EventUnreadable);
    expect(() => decode(stored('Moved', 4, {}), registry)).toThrow('it has version 4, this code knows 3');
  });

  it('refuses an event that an upcaster cannot take, and says why', () => {
    const broken = {
      Moved: { version: 2, upcasters: { 1: (data: unknown) => (data as { city: string }).city.trim() } },
    };
    expect(() => decode(stored('Moved', 1, null), broken)).toThrow(EventUnreadable);
    expect(() => decode(stored('Moved', 1, null), broken)).toThrow("reading 'city'");
  });

  it('refuses an event that is not as it was appended, whatever its type', () => {
    const { data: _data, ...damaged } = {
      ...stored('Elsewhere', 1, {}),
      meta: { recordedAt: '' },
      checksum: null,
      damage: 'its data is not JSON',
    };
    expect(() => decode(damaged, registry)).toThrow(EventUnreadable);
  });

  it('finds a gap in a chain before any event does', () => {
    expect(() => checkRegistry(registry)).not.toThrow();
    expect(() => checkRegistry({ Moved: { version: 3, upcasters: { 1: (data) => data } } })).toThrow(
      'from version 2 to 3',
    );
    expect(() => checkRegistry({ Moved: { version: 0, upcasters: {} } })).toThrow(NotUpcastable);
  });
});
