import type { HashStore, StoredHashes } from './hash-store.port.js';

const NOTHING: StoredHashes = {
  count: 0,
  at: (place) => Promise.reject(new RangeError(`No hash ${place}`)),
  from: () => Promise.resolve(Buffer.alloc(0)),
};

/** Hashes of a tree that another process stores, and behind them, in memory, those of the events that came since. */
export class FollowedHashes implements HashStore {
  private readonly further: Buffer[] = [];

  constructor(private readonly stored: StoredHashes = NOTHING) {}

  get count(): number {
    return this.stored.count + this.further.length;
  }

  async at(place: number): Promise<Buffer> {
    if (place < this.stored.count) return this.stored.at(place);
    const hash = this.further[place - this.stored.count];
    if (!hash) throw new RangeError(`No hash ${place} of ${this.count}`);
    return hash;
  }

  async from(place: number, most: number): Promise<Buffer> {
    if (place < this.stored.count) return this.stored.from(place, most);
    const first = place - this.stored.count;
    return Buffer.concat(this.further.slice(first, first + most));
  }

  append(hashes: readonly Uint8Array[]): Promise<void> {
    for (const hash of hashes) this.further.push(Buffer.from(hash));
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
