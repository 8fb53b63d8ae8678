import { createHmac } from 'node:crypto';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '../ids/ids.js';
import type { Vault } from './vault.port.js';

/** E-mails are compared without case and outer spaces. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * Names a value without revealing it: an HMAC under a secret of the vault, so that no stream name or table key can be traced back
 * to a list of e-mails.
 */
export async function keyedHash(
  vault: Pick<Vault, 'secret'>,
  purpose: string,
  ...parts: readonly string[]
): Promise<string> {
  const secret = await vault.secret('claims');
  return createHmac('sha256', secret)
    .update([purpose, ...parts].join('\u0000'))
    .digest('hex');
}

export async function keyedId(
  vault: Pick<Vault, 'secret'>,
  purpose: string,
  ...parts: readonly string[]
): Promise<Uuid> {
  return deriveId(await keyedHash(vault, purpose, ...parts));
}
