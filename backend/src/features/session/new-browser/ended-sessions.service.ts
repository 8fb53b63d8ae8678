import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { LiveGateway } from '#live/live.gateway';
import { VAULT } from '#tokens/tokens';

/** The purpose of the link in the mail about a new browser. */
export const END_SESSION = 'end-session';

/** Ends a session by the link of a mail: whoever has the mail may be locked out of the account meanwhile [A17]. */
@Injectable()
export class EndedSessions {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly links: AccessLinks,
    private readonly live: LiveGateway,
  ) {}

  /** The same again, and for a session that is over: nothing more to end. Throws LINK.NOT_VALID. */
  async end(token: string): Promise<void> {
    const { sessionId, userId } = (await this.links.opened(END_SESSION, token)) ?? {};
    if (!sessionId || !userId) throw new Problem('LINK.NOT_VALID');
    const session = await this.vault.session(sessionId);
    if (session?.userId !== userId) return;
    await this.vault.endSession(sessionId);
    this.live.endSession(sessionId);
  }
}
