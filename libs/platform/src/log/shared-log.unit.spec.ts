import type { SubscribeOptions, SubscriptionItem } from '#event-store/event-store.port';
import { Metrics } from '#telemetry/metrics';
import { SharedLog } from './shared-log.js';
import { InMemoryEventStore } from '#engine/testing/in-memory-event-store';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';
import { named, SAMPLE_REGISTRY, SampleWorld } from '#engine/testing/sample-world';

/** A log whose subscriptions can behave like a half-open connection: they deliver nothing and report nothing. */
class FallingSilent extends InMemoryEventStore {
  silent = false;
  subscriptions = 0;

  override async *subscribeToAll(options: SubscribeOptions): AsyncIterable<SubscriptionItem> {
    this.subscriptions += 1;
    for await (const item of super.subscribeToAll(options)) {
      if (this.silent) return await aborted(options.signal!);
      yield item;
    }
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  );

describe('a subscription of the shared log that falls silent', () => {
  let events: FallingSilent;
  let world: SampleWorld<FallingSilent>;
  let log: SharedLog;
  let metrics: Metrics;
  beforeEach(async () => {
    jest.useFakeTimers();
    events = new FallingSilent();
    world = new SampleWorld(events, new InMemoryReadStore());
    metrics = new Metrics();
    log = new SharedLog(events, SAMPLE_REGISTRY, metrics);
    await log.start();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await log.stop();
  });

  it('is taken up again within 35 seconds when the log has moved on without it, and nothing is lost', async () => {
    await world.happen(named('red', 'Red'));
    await jest.advanceTimersByTimeAsync(1_000);
    events.silent = true;
    const position = await world.happen(named('red', 'Crimson'), named('red', 'Scarlet'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(log.head < position).toBe(true);
    events.silent = false;
    await jest.advanceTimersByTimeAsync(16_000);
    expect([log.head, events.subscriptions, await metrics.value('resubscriptions', {})]).toEqual([position, 2, 1]);
    expect((await log.read('', 10, log)).map(({ event }) => (event?.data as { name: string }).name)).toEqual([
      'Red',
      'Crimson',
      'Scarlet',
    ]);
  });

  it('is left alone while nothing happens', async () => {
    await jest.advanceTimersByTimeAsync(120_000);
    expect(events.subscriptions).toBe(1);
  });
});
