import { CheckpointWatch } from '#engine/progress/checkpoint-watch';
import { Metrics } from '#telemetry/metrics';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';
import type { LiveUpdate } from '#read-store/live-update';
import type { ReadStore } from '#read-store/read-store.port';
import { position, type OpenReadStore } from '#read-store/testing/opened-read-store';
import { StoredLiveFeed } from '#live/stored-live-feed';

/** One update, published to company `c-1` unless another audience is given. */
export const update = (
  id: string,
  at: number,
  audience: readonly string[] = ['c-1'],
  view = 'policies',
): LiveUpdate => ({ view, ids: [id], position: position(at), audience });

export const openInMemory: OpenReadStore = async () => {
  const store = new InMemoryReadStore();
  return { store, another: async () => store, destroy: () => store.close() };
};

/** A read store whose commits publish, as a feed under test sees it: the test can stop its answers, or show an older checkpoint. */
export class OutboxStore {
  /** While true, nothing that was published can be read. */
  down = false;
  /** Called whenever someone reads the outbox. */
  onAsked: () => void = () => undefined;
  readonly metrics = new Metrics();
  private readonly shown = new Map<string, number>();
  private readonly feeds: StoredLiveFeed[] = [];

  constructor(private readonly store: ReadStore) {}

  /** Commits of a projection move its checkpoint from where it stands. */
  async publish(projection: string, at: number, ...updates: readonly LiveUpdate[]): Promise<void> {
    const from = (await this.store.checkpoint(projection))?.position ?? null;
    await this.store.commit([], { projection, from, to: position(at), epoch: 1 }, updates);
    for (const feed of this.feeds) feed.nudge();
  }

  forget(projection: string, upTo: number): Promise<void> {
    return this.store.pruneOutbox(projection, position(upTo));
  }

  /** As if the checkpoint had not moved from there yet; null shows the real one. */
  showAt(projection: string, at: number | null): void {
    if (at === null) this.shown.delete(projection);
    else this.shown.set(projection, at);
  }

  async feed(): Promise<StoredLiveFeed> {
    const seen = this.seen();
    const feed = await StoredLiveFeed.open(seen, new CheckpointWatch(seen), this.metrics);
    this.feeds.push(feed);
    return feed;
  }

  /** The feed of a process that no page can reach. */
  silentFeed(): StoredLiveFeed {
    const seen = this.seen();
    const feed = StoredLiveFeed.silent(seen, new CheckpointWatch(seen), this.metrics);
    this.feeds.push(feed);
    return feed;
  }

  async close(): Promise<void> {
    this.down = false;
    await Promise.all(this.feeds.map((feed) => feed.close()));
  }

  private seen(): ReadStore {
    const checkpoints: ReadStore['checkpoints'] = async () => {
      const all = [...(await this.store.checkpoints())];
      return new Map(
        all.map(([name, checkpoint]) => [
          name,
          { ...checkpoint, position: this.shown.has(name) ? position(this.shown.get(name)!) : checkpoint.position },
        ]),
      );
    };
    const readOutbox: ReadStore['readOutbox'] = async (...args) => {
      this.onAsked();
      if (this.down) throw new Error('The store does not answer');
      return this.store.readOutbox(...args);
    };
    return Object.create(this.store, {
      checkpoints: { value: checkpoints },
      readOutbox: { value: readOutbox },
    }) as ReadStore;
  }
}

/** What one feed passes on, id by id. */
export class ReceivedUpdates {
  readonly ids: string[] = [];
  private wake: () => void = () => undefined;

  constructor(feed: StoredLiveFeed) {
    feed.listen((updates) => {
      this.ids.push(...updates.flatMap(({ ids }) => ids));
      this.wake();
    });
  }

  /** Resolves once the id was received. */
  async until(id: string): Promise<void> {
    while (!this.ids.includes(id)) await new Promise<void>((resolve) => (this.wake = resolve));
  }
}
