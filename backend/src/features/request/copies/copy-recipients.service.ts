import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CopyRecipient } from '@covertrail/domain/request/request.contract';
import { foldEmail, keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { VAULT } from '#tokens/tokens';

/** Who gets copies of a request, by address. An id says which address it is only to who has the secret of the vault. */
@Injectable()
export class CopyRecipients {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  of(requestId: Uuid, emails: readonly string[]): Promise<readonly CopyRecipient[]> {
    return Promise.all(
      emails.map(foldEmail).map(async (recipientEmail) => ({
        recipientId: await keyedId(this.vault, 'requestCopy', requestId, recipientEmail),
        recipientEmail,
      })),
    );
  }
}
