import { createHash } from 'node:crypto';
import { checksumOf } from '../event-checksum.js';
import type { RecordedEvent } from './log-target.port.js';

/** The checksum of an event as every store has it: 32 bytes over what was appended, whatever store the event lies in. */
export const leafOf = ({ id, type, stream, revision, data, meta, clockAt }: RecordedEvent): Buffer =>
  checksumOf({
    id,
    type,
    stream,
    revision,
    recordedAt: meta.recordedAt,
    data: JSON.stringify(data),
    meta: JSON.stringify(clockAt === undefined ? meta : { ...meta, recordedAt: clockAt }),
  });

/** SHA-256 over the checksums of events in the order of the log: two logs with the same digest hold the same events. */
export class LogDigest {
  private readonly hash = createHash('sha256');
  private counted = 0;

  add(leaf: Uint8Array): void {
    this.hash.update(leaf);
    this.counted += 1;
  }

  get events(): number {
    return this.counted;
  }

  /** Hexadecimal, of what was added so far. */
  sha256(): string {
    return this.hash.copy().digest('hex');
  }
}
