import { createHash } from 'node:crypto';
import type { Uuid } from '@covertrail/domain/kernel/event';

const DIGITS = 12;

/** The Request ID that people use: twelve digits derived from the id. A number that exists already is refused, because the number is claimed. */
export function requestNumberOf(requestId: Uuid): string {
  const drawn = createHash('sha256').update(requestId).digest().readBigUInt64BE() % 10n ** BigInt(DIGITS);
  return String(drawn).padStart(DIGITS, '1');
}
