import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { VAULT } from '#tokens/tokens';

/** `<device id>.<signature>~<signature>`: one signature for each account that logged in, the latest first. */
const SHAPE = /^([\w-]{22})\.([\w-]{43}(?:~[\w-]{43})*)$/;
const MOST_ACCOUNTS = 8;

/**
 * Which browsers logged in to an account before. The cookie is signed, so the product stores nothing; it proves nothing but that, and
 * whoever has it still needs the password.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** The id of the browser; null where it never logged in to this account, or its cookie was made up. */
  async idFor(cookie: string | null, emailKey: string): Promise<string | null> {
    const [, id, signatures] = SHAPE.exec(cookie ?? '') ?? [];
    if (id === undefined || signatures === undefined) return null;
    const own = Buffer.from(await this.signature(id, emailKey));
    return signatures.split('~').some((signature) => timingSafeEqual(Buffer.from(signature), own)) ? id : null;
  }

  /** The cookie after the account logged in with a browser that sent this one. */
  async cookieAfter(cookie: string | null, emailKey: string): Promise<string> {
    const [, knownId, signatures = ''] = SHAPE.exec(cookie ?? '') ?? [];
    const id = knownId ?? randomBytes(16).toString('base64url');
    const own = await this.signature(id, emailKey);
    const others = signatures.split('~').filter((signature) => signature !== '' && signature !== own);
    return `${id}.${[own, ...others].slice(0, MOST_ACCOUNTS).join('~')}`;
  }

  private async signature(id: string, emailKey: string): Promise<string> {
    return createHmac('sha256', await this.vault.secret('device'))
      .update(`${id} ${emailKey}`)
      .digest('base64url');
  }
}
