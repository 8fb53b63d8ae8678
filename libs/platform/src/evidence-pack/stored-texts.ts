import { checksumOf } from '../event-store/event-checksum.js';
import type { StoredEvent } from '../event-store/event-store.port.js';
import type { PackedEvent } from './pack-format.js';

/**
 * The texts of an event over which its leaf was made, so that its leaf can be made of them again; null where that does not succeed, as for
 * an event whose text a store returns in another form.
 */
export function storedTexts(event: StoredEvent, leaf: Buffer): PackedEvent['stored'] {
  const { id, stream, revision, type, data, meta, clockAt } = event;
  const moments = [...new Set([meta.recordedAt, clockAt ?? meta.recordedAt])];
  const metaTexts = moments.map((recordedAt) => JSON.stringify({ ...meta, recordedAt }));
  for (const recordedAt of moments)
    for (const text of metaTexts) {
      const stored = { recordedAt, data: JSON.stringify(data), meta: text };
      if (checksumOf({ id, stream, revision, type, ...stored }).equals(leaf)) return stored;
    }
  return null;
}
