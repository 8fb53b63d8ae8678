import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PersonalFields } from '@covertrail/domain/kernel/personal';
import { KeyMissing, type Vault } from '../vault/vault.port.js';

const PREFIX = 'sealed:1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Shown in place of text whose key was dropped. */
export const ERASED = 'erased';

/** Sealed text that its person's key does not open: it was altered, or sealed under another key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

type Fields = Record<string, unknown>;

/**
 * Seals and opens personal text, AES-256-GCM under a key per person, bound to that person's id (reference: personal data). After the key
 * was dropped, sealing throws and opening returns `ERASED`. Text that does not open throws `SealBroken`.
 */
export class Sealing {
  constructor(private readonly vault: Vault) {}

  async seal(data: unknown, personal: PersonalFields | undefined): Promise<unknown> {
    return this.transform(data, personal, async (text, person) => {
      const key = await this.vault.makePersonKey(person);
      if (!key) throw new Error(`The key of person ${person} was dropped: nothing can be sealed for them`);
      return sealText(text, key, person);
    });
  }

  async open(data: unknown, personal: PersonalFields | undefined): Promise<unknown> {
    return this.transform(data, personal, async (text, person) => {
      if (!text.startsWith(PREFIX)) return text;
      const key = await this.keyToOpen(person);
      return key ? openText(text, key, person) : ERASED;
    });
  }

  private keyToOpen(person: string): Promise<Buffer | null> {
    return this.vault.personKey(person).catch((error: unknown) => {
      throw error instanceof KeyMissing ? new SealBroken(error.message, { cause: error }) : error;
    });
  }

  private async transform(
    data: unknown,
    personal: PersonalFields | undefined,
    change: (text: string, person: string) => Promise<string>,
  ): Promise<unknown> {
    if (!personal) return data;
    const fields = { ...(data as Fields) };
    const person = fields[personal.person];
    if (typeof person !== 'string') return data;
    for (const name of personal.fields) {
      const value = fields[name];
      if (typeof value === 'string') fields[name] = await change(value, person);
    }
    return fields;
  }
}

function sealText(text: string, key: Buffer, person: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(person));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function openText(sealed: string, key: Buffer, person: string): string {
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(person))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)).toString('utf8') + decipher.final('utf8');
  } catch (error) {
    throw new SealBroken(`The sealed text of person ${person} does not open`, { cause: error });
  }
}
