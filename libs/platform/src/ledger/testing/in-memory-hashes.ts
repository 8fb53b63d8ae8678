import type { HashStore } from '../hash-store.port.js';

/** Hashes of a tree, for specs. */
export class InMemoryHashes implements HashStore {
  readonly stored: Buffer[] = [];

  get count(): number {
    return this.stored.length;
  }

  async at(place: number): Promise<Buffer> {
    const hash = this.stored[place];
    if (!hash) throw new RangeError(`No hash ${place}`);
    return hash;
  }

  from(place: number, most: number): Promise<Buffer> {
    return Promise.resolve(Buffer.concat(this.stored.slice(place, place + most)));
  }

  async append(hashes: readonly Uint8Array[]): Promise<void> {
    this.stored.push(...hashes.map((hash) => Buffer.from(hash)));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
