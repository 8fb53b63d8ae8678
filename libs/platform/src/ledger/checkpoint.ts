import type { Instant } from '@covertrail/domain/kernel/event';
import { HASH_BYTES } from './hash-store.port.js';

/** What a log held at one moment, small enough to be printed. */
export interface Checkpoint {
  /** The log, as `originOf` names it: a copy of it has the same checkpoints. */
  readonly origin: string;
  /** Number of events. */
  readonly size: number;
  /** Root of the Merkle tree over them. */
  readonly root: Buffer;
  readonly at: Instant;
}

const AT = 'at ';

/** Four lines: origin, size, root in base64, moment. This is what is signed. */
export const checkpointText = ({ origin, size, root, at }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n${AT}${at}\n`;

/** Null for a text that is no checkpoint. */
export function checkpointOf(text: string): Checkpoint | null {
  const [origin = '', size = '', root64 = '', moment = '', end] = text.split('\n');
  const root = Buffer.from(root64, 'base64');
  const at = moment.slice(AT.length);
  const isOne = origin !== '' && /^\d{1,15}$/.test(size) && root.length === HASH_BYTES && end === '';
  if (!isOne || !moment.startsWith(AT) || Number.isNaN(Date.parse(at))) return null;
  const read = { origin, size: Number(size), root, at };
  return checkpointText(read) === text ? read : null;
}
