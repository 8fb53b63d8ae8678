import { createHash, randomUUID } from 'node:crypto';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** A fresh random id. */
export const newId = (): Uuid => randomUUID();

/**
 * An id that is always the same for the same parts. Ids of a command's results derive from the command id, ids of a reaction's
 * commands from the event, so that a repeat finds what already exists. Shaped as a version 8 UUID.
 */
export function deriveId(...parts: readonly (string | number)[]): Uuid {
  const hash = createHash('sha256').update(parts.join('\u0000')).digest('hex');
  const variant = ((parseInt(hash[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
