import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import type { EventStore } from '../event-store/event-store.port.js';
import { originOf } from '../event-store/log-id.js';
import type { Vault } from '../vault/vault.port.js';

/** A key is an Ed25519 one: this byte stands before it, as in signed notes of transparency logs. */
const ED25519 = Buffer.from([1]);
/** What stands before the 32 bytes of a key in PKCS #8 and in SPKI (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const ID_BYTES = 4;

/** Tells one key from another in a note; no proof of anything. */
const idOf = (name: string, publicKey: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), ED25519, publicKey]), 'buffer').subarray(0, ID_BYTES);

const rawOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(SPKI.length);

/** A public key with its name, as one line: `name+id+key`. */
export interface VerifierKey {
  readonly name: string;
  /** Hexadecimal. */
  readonly id: string;
  readonly line: string;
  holds(text: string, signature: Uint8Array): boolean;
}

function verifierOf(name: string, raw: Buffer): VerifierKey {
  const id = idOf(name, raw).toString('hex');
  const key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' });
  return {
    name,
    id,
    line: `${name}+${id}+${Buffer.concat([ED25519, raw]).toString('base64')}`,
    holds: (text, signature) => verify(null, Buffer.from(text), key, signature),
  };
}

/** Null for a line that is no key, or whose id is that of another key. */
export function verifierKeyOf(line: string): VerifierKey | null {
  const [, name = '', id = '', base64 = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(line.trim()) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 1 + KEY_BYTES || bytes[0] !== ED25519[0]) return null;
  const verifier = verifierOf(name, bytes.subarray(1));
  return verifier.id === id ? verifier : null;
}

/** Signs checkpoints. */
export interface LedgerKey {
  readonly verifier: VerifierKey;
  sign(text: string): Buffer;
}

/** `seed`: 32 secret bytes, of which the key is made. `name` has neither spaces nor a plus sign. */
export function ledgerKeyOf(name: string, seed: Uint8Array): LedgerKey {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  return {
    verifier: verifierOf(name, rawOf(createPublicKey(key))),
    sign: (text) => sign(null, Buffer.from(text), key),
  };
}

interface KeyParts {
  readonly events: Pick<EventStore, 'logId'>;
  readonly vault: Pick<Vault, 'secret'>;
}

/** The key that signs what is said of this log: checkpoints, and what proves its events. */
export const keyOfLog = async ({ events, vault }: KeyParts): Promise<LedgerKey> =>
  ledgerKeyOf(`covertrail/${originOf(await events.logId())}`, await vault.secret('ledger'));
