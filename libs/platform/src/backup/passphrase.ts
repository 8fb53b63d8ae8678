import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../json/canonical-json.js';
import { BackupRefused, type Manifest, type Sealing } from './backup-format.js';

/** scrypt as OWASP advises it: 128 MB and a good part of a second for each guess. Tests pass a cheap one. */
export const STRONG_COST = 2 ** 17;
export const CHEAP_COST = 2 ** 10;

const SHORTEST = 12;
const BLOCK = 8;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** The keys that follow from a passphrase, for one backup. */
export class BackupKeys {
  private constructor(
    private readonly key: Buffer,
    private readonly sealKey: Buffer,
    readonly sealing: Sealing,
  ) {}

  /** For a new backup. Throws BackupRefused for a passphrase that is too short. */
  static make(passphrase: string, cost: number): Promise<BackupKeys> {
    if (passphrase.length < SHORTEST)
      throw new BackupRefused(`The passphrase of a backup has at least ${SHORTEST} characters`);
    const sealing: Sealing = {
      kdf: 'scrypt',
      cost,
      salt: randomBytes(KEY_BYTES).toString('base64'),
      nonce: randomBytes(NONCE_BYTES).toString('base64'),
    };
    return BackupKeys.of(passphrase, sealing);
  }

  static async of(passphrase: string, sealing: Sealing): Promise<BackupKeys> {
    const { cost, salt } = sealing;
    const both = await derived(passphrase, Buffer.from(salt, 'base64'), cost);
    return new BackupKeys(both.subarray(0, KEY_BYTES), both.subarray(KEY_BYTES), sealing);
  }

  async *sealed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const cipher = createCipheriv(ALGORITHM, this.key, Buffer.from(this.sealing.nonce, 'base64'));
    for await (const piece of content) yield cipher.update(piece);
    yield cipher.final();
    yield cipher.getAuthTag();
  }

  /** What was sealed. Nothing of it is to be trusted before the last piece is out: only then it is known to be whole. */
  async *opened(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(ALGORITHM, this.key, Buffer.from(this.sealing.nonce, 'base64'), {
      authTagLength: TAG_BYTES,
    });
    let rest = Buffer.alloc(0);
    for await (const piece of content) {
      rest = Buffer.concat([rest, piece]);
      if (rest.length <= TAG_BYTES) continue;
      yield decipher.update(rest.subarray(0, rest.length - TAG_BYTES));
      rest = Buffer.from(rest.subarray(rest.length - TAG_BYTES));
    }
    decipher.setAuthTag(rest);
    yield decipher.final();
  }

  sealOf(manifest: Omit<Manifest, 'seal'>): string {
    return createHmac('sha256', this.sealKey).update(canonicalJson(manifest)).digest('hex');
  }

  /** Throws BackupRefused where the manifest was not sealed under this passphrase. */
  refuseOther({ seal, ...manifest }: Manifest): void {
    const [said, expected] = [Buffer.from(seal), Buffer.from(this.sealOf(manifest))];
    if (said.length === expected.length && timingSafeEqual(said, expected)) return;
    throw new BackupRefused('The passphrase is not that of this backup, or manifest.json was altered');
  }
}

const derived = (passphrase: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCK, p: 1, maxmem: 256 * cost * BLOCK };
    scrypt(passphrase, salt, 2 * KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
