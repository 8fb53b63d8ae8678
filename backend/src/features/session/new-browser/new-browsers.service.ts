import { Inject, Injectable } from '@nestjs/common';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Session, Vault } from '@covertrail/platform/vault/vault.port';
import { VAULT } from '#tokens/tokens';

const KIND = 'logged-in-before';

/**
 * Log-ins in browsers in which an account was never opened before: its person gets a mail [A17]. The first log-in of an account is in a new browser by
 * nature and tells nobody anything.
 */
@Injectable()
export class NewBrowsers {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly deciders: DeciderStore,
  ) {}

  /** `isNew`: the browser has no cookie of the account. */
  async afterLogIn({ userId, sessionId }: Session, isNew: boolean): Promise<void> {
    const isFirst = await this.vault.writeRecord(KIND, userId, ABSENT, { body: {} });
    if (!isNew || isFirst) return;
    const meta = bySystem('log-in', deriveId('new-browser', sessionId));
    await this.deciders.handle(userDecider, userId, { type: 'ReportNewBrowser', sessionId }, meta);
  }
}
