import { createHash } from 'node:crypto';

const NODE = Buffer.from([1]);

/** Root of a tree without leaves (RFC 6962, 2.1). */
export const EMPTY_ROOT: Buffer = createHash('sha256').digest();

/** The hash above two others (RFC 6962, 2.1). The hash of a leaf is `checksumOf` an event. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** The leaf of an event whose content cannot be read: no content has it. */
export const damagedLeaf = ({ id, stream, revision }: { id: string; stream: string; revision: number }): Buffer =>
  createHash('sha256').update(`\u0000damaged\n${id}\n${revision}\n${stream}`).digest();
