import { bytesOf, fromBase64, hexOf, joinedBytes, sha256Of } from './bytes.js';

/** A public key with its name. */
export interface PackKey {
  readonly name: string;
  /** Eight hexadecimal digits that tell one key from another. */
  readonly id: string;
  readonly key: Awaited<ReturnType<typeof crypto.subtle.importKey>>;
}

const ED25519_MARK = 1;
const KEY_LINE = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/;
const SIGNATURE_LINE = /^— (\S+) ([A-Za-z0-9+/]+=*)$/;

/** Null for a line that is no key. Throws an Error with a sentence where this browser knows no Ed25519. */
export async function packKeyOf(line: string): Promise<PackKey | null> {
  const [, name = '', id = '', base64 = ''] = KEY_LINE.exec(line.trim()) ?? [];
  const marked = fromBase64(base64);
  if (marked.length !== 33 || marked[0] !== ED25519_MARK) return null;
  const digest = await sha256Of(bytesOf(`${name}\n`), marked);
  if (hexOf(digest.subarray(0, 4)) !== id) return null;
  try {
    return { name, id, key: await crypto.subtle.importKey('raw', marked.slice(1), 'Ed25519', false, ['verify']) };
  } catch {
    throw new Error('This program knows no Ed25519 signatures: take a newer browser, or Node 20 or later.');
  }
}

/** The text that the key signed, or null where it did not. */
export async function openedText(note: string, { name, id, key }: PackKey): Promise<string | null> {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return null;
  const text = note.slice(0, end + 1);
  const [line = '', rest] = note.slice(end + 2).split('\n');
  const [, signer, base64 = ''] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = fromBase64(base64);
  const isWhole = rest === '' && note === `${text}\n${line}\n` && signer === name && base64 === base64Of(bytes);
  if (!isWhole || hexOf(bytes.subarray(0, 4)) !== id) return null;
  return (await crypto.subtle.verify('Ed25519', key, bytes.slice(4), bytesOf(text))) ? text : null;
}

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A checkpoint of the log: how many events it held, and the root of the tree over them. */
export interface PackCheckpoint {
  readonly size: number;
  readonly root: Uint8Array;
  readonly at: string;
}

/** Null for a text that is no checkpoint of this log. */
export function checkpointIn(text: string, origin: string): PackCheckpoint | null {
  const [first, size = '', root64 = '', moment = '', end] = text.split('\n');
  const root = fromBase64(root64);
  const isOne = first === origin && /^\d{1,15}$/.test(size) && root.length === 32 && end === '';
  return isOne && moment.startsWith('at ') ? { size: Number(size), root, at: moment.slice(3) } : null;
}

/** The hash of an event as RFC 6962 hashes a leaf: over all that was appended. */
export const leafOfStored = (
  { id, stream, revision, type }: { id: string; stream: string; revision: number; type: string },
  { recordedAt, data, meta }: { recordedAt: string; data: string; meta: string },
): Promise<Uint8Array> =>
  sha256Of(
    joinedBytes(
      Uint8Array.of(0),
      bytesOf(
        `${id}\n${revision}\n${recordedAt}\n${stream.length}:${stream}\n${type.length}:${type}\n${data}\n${meta}`,
      ),
    ),
  );
