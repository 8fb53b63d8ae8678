import type { Position } from '@covertrail/domain/kernel/event';
import type { LogEvent } from '#event-store/event-store.port';
import { SAMPLE_REGISTRY } from '#engine/testing/sample-world';
import { LogPages } from './log-pages.js';

const EVENTS = 30_000;
const BATCH = 100;
const RECORDED_AT = '2026-11-21T15:00:00.000Z';

const positionOf = (index: number): Position => (index === 0 ? '' : String(index).padStart(8, '0'));

/** A log that counts the events that are read of it. */
class CountedLog {
  read = 0;
  outage: Error | null = null;

  async *readAll({
    after,
    limit = Infinity,
  }: {
    readonly after: Position;
    readonly limit?: number;
  }): AsyncIterable<LogEvent> {
    if (this.outage) throw this.outage;
    for (let index = Number(after) + 1; index <= Math.min(EVENTS, Number(after) + limit); index += 1) {
      this.read += 1;
      yield eventAt(index);
    }
  }
}

const eventAt = (index: number): LogEvent => ({
  id: String(index),
  type: 'Pinged',
  data: {},
  stream: `sample-${index}`,
  revision: 0,
  position: positionOf(index),
  storedAt: RECORDED_AT,
  checksum: null,
  damage: null,
  meta: {
    commandId: '',
    commandHash: '',
    actor: '',
    role: 'system',
    tenant: null,
    correlationId: '',
    causationId: null,
    schemaVersion: 1,
    recordedAt: RECORDED_AT,
  },
});

describe('the pages of a log that followers read', () => {
  let log: CountedLog;
  let pages: LogPages;
  beforeEach(() => {
    log = new CountedLog();
    pages = new LogPages(log, SAMPLE_REGISTRY);
  });

  /** A follower, its place in the log, and how many events it has seen. */
  class Follower {
    seen = 0;
    constructor(public at: Position) {}

    async step(): Promise<boolean> {
      const entries = await pages.read(this.at, BATCH, this);
      this.seen += entries.length;
      this.at = entries.at(-1)?.position ?? this.at;
      return entries.length > 0;
    }
  }

  /** All follow in turns until nobody finds more. Resolves with the most events that were in memory. */
  async function follow(followers: readonly Follower[]): Promise<number> {
    let most = 0;
    for (let going = followers; going.length > 0;) {
      const moved = await Promise.all(going.map((follower) => follower.step()));
      most = Math.max(most, pages.size);
      going = going.filter((_one, index) => moved[index]);
    }
    return most;
  }

  it('of ten followers that stand apart are read once for each of them, with little in memory', async () => {
    const behind = Array.from({ length: 10 }, (_, index) => index * 2_900);
    const followers = behind.map((index) => new Follower(positionOf(index)));
    const most = await follow(followers);
    expect(followers.map(({ seen }) => seen)).toEqual(behind.map((index) => EVENTS - index));
    expect(log.read).toBeLessThanOrEqual(behind.reduce((sum, index) => sum + EVENTS - index, 0));
    expect(most).toBeLessThanOrEqual(18_000);
  });

  it('of followers at one place are read once for all of them', async () => {
    const followers = Array.from({ length: 10 }, () => new Follower(''));
    await follow(followers);
    expect(followers.every(({ seen }) => seen === EVENTS)).toBe(true);
    expect(log.read).toBe(EVENTS);
  });

  it('are forgotten when nobody is in them and others need the room', async () => {
    for (let index = 0; index < 20; index += 1) {
      const passing = new Follower(positionOf(index * 1_000));
      await passing.step();
      pages.leave(passing);
    }
    expect(pages.size).toBeLessThanOrEqual(16_000);
  });

  it('are read again after the store failed', async () => {
    log.outage = new Error('away');
    const follower = new Follower('');
    await expect(follower.step()).rejects.toThrow('away');
    log.outage = null;
    expect(await follower.step()).toBe(true);
  });
});
