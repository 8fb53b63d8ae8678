import { Inject, Injectable } from '@nestjs/common';
import type { OwnSession } from '@covertrail/contracts/session/own-sessions.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Session, Vault } from '@covertrail/platform/vault/vault.port';
import type { TokenHolder } from '#auth/actor';
import { Problem } from '#http/problem';
import { LiveGateway } from '#live/live.gateway';
import { CLOCK, VAULT } from '#tokens/tokens';

type Holder = Pick<TokenHolder, 'userId' | 'sessionId'>;

/** The open sessions of a person. One that is ended is refused with its next request, and its sockets close [A17]. */
@Injectable()
export class OwnSessions {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly deciders: DeciderStore,
    private readonly live: LiveGateway,
  ) {}

  /** The present one first, then by their last use. */
  async list(holder: Holder): Promise<readonly OwnSession[]> {
    const sessions = await Promise.all((await this.open(holder.userId)).map((session) => this.shown(session, holder)));
    return sessions.toSorted(
      (first, second) =>
        Number(second.isPresent) - Number(first.isPresent) ||
        (second.lastUsedAt ?? '').localeCompare(first.lastUsedAt ?? '') ||
        first.id.localeCompare(second.id),
    );
  }

  /** Throws SESSION.NOT_OPEN, alike for a session that is over and for one of another person. */
  async end(userId: Uuid, sessionId: Uuid): Promise<void> {
    const session = await this.vault.session(sessionId);
    if (session?.userId !== userId) throw new Problem('SESSION.NOT_OPEN');
    await this.endAll([session]);
  }

  async endOthers({ userId, sessionId }: Holder): Promise<void> {
    await this.endAll((await this.open(userId)).filter((session) => session.sessionId !== sessionId));
  }

  /** Ends the sessions of these people for one company. */
  async endInCompany(companyId: Uuid, userIds: readonly Uuid[]): Promise<void> {
    const sessions = await Promise.all(userIds.map((userId) => this.open(userId)));
    await this.endAll(sessions.flat().filter((session) => session.companyId === companyId));
  }

  /** Ends every session of these people. */
  async endAllOf(userIds: readonly Uuid[]): Promise<void> {
    await this.endAll((await Promise.all(userIds.map((userId) => this.open(userId)))).flat());
  }

  private async endAll(sessions: readonly Session[]): Promise<void> {
    for (const { sessionId } of sessions) {
      await this.vault.endSession(sessionId);
      this.live.endSession(sessionId);
    }
  }

  private async open(userId: Uuid): Promise<readonly Session[]> {
    const now = this.clock.now();
    return (await this.vault.sessionsOf(userId)).filter(({ endsAt }) => endsAt > now);
  }

  private async shown({ sessionId, companyId, use }: Session, holder: Holder): Promise<OwnSession> {
    const company = companyId === null ? null : await this.deciders.readable.load(companyDecider, companyId);
    return {
      id: sessionId,
      browser: use?.browser ?? null,
      system: use?.system ?? null,
      startedAt: use?.startedAt ?? null,
      lastUsedAt: use?.lastUsedAt ?? null,
      companyName: company?.state?.name ?? null,
      isPresent: sessionId === holder.sessionId,
    };
  }
}
