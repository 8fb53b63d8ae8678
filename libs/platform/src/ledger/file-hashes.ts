import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { whenThere } from '../disk/durable-files.js';
import { HASH_BYTES, type HashStore } from './hash-store.port.js';

/** The hashes of a tree in a file, 32 bytes each. */
export class FileHashes implements HashStore {
  private constructor(
    private readonly file: FileHandle,
    private stored: number,
  ) {}

  /** The first `count` hashes of the file; what an interrupted append left behind them is cut off. None where it has fewer. */
  static async open(path: string, count: number): Promise<FileHashes> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'a+', 0o600);
    const { size } = await file.stat();
    const kept = size < count * HASH_BYTES ? 0 : count;
    await file.truncate(kept * HASH_BYTES);
    return new FileHashes(file, kept);
  }

  /** The same of a file that another process may write; null where it has fewer. */
  static async read(path: string, count: number): Promise<FileHashes | null> {
    const file = await whenThere(open(path, 'r'));
    if (file && (await file.stat()).size >= count * HASH_BYTES) return new FileHashes(file, count);
    await file?.close();
    return null;
  }

  get count(): number {
    return this.stored;
  }

  async at(place: number): Promise<Buffer> {
    if (place < 0 || place >= this.stored) throw new RangeError(`No hash ${place} of ${this.stored}`);
    const { buffer } = await this.file.read(Buffer.alloc(HASH_BYTES), 0, HASH_BYTES, place * HASH_BYTES);
    return buffer;
  }

  async from(place: number, most: number): Promise<Buffer> {
    const bytes = Math.max(0, Math.min(most, this.stored - place)) * HASH_BYTES;
    const { buffer, bytesRead } = await this.file.read(Buffer.alloc(bytes), 0, bytes, place * HASH_BYTES);
    return buffer.subarray(0, bytesRead - (bytesRead % HASH_BYTES));
  }

  async append(hashes: readonly Uint8Array[]): Promise<void> {
    // A write that failed in the middle left bytes that belong to nothing.
    await this.file.truncate(this.stored * HASH_BYTES);
    await this.file.appendFile(Buffer.concat(hashes));
    await this.file.datasync();
    this.stored += hashes.length;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
