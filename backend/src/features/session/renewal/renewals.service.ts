import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Session, Vault } from '@covertrail/platform/vault/vault.port';
import { LiveGateway } from '#live/live.gateway';
import { CLOCK, VAULT } from '#tokens/tokens';
import { RaiseAlarm } from '../alarms/raise-alarm.command.js';

/** What the vault stores of the secret that renews a session: the hashes of the present one and of the one before. */
interface StoredRenewal {
  readonly current: string;
  readonly previous: string | null;
  readonly rotatedAt: Instant;
}

const KIND = 'renewal';
const SECRET_BYTES = 32;
/**
 * Within this time the secret does not change, and the previous one is still valid: tabs that open together send the same secret,
 * and replies can get lost.
 */
const GRACE_MS = 60_000;
const SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * The secret with which a browser continues its session in another tab, `<session id>.<secret>`. It changes with each use (RFC
 * 9700 section 4.14.2). If a used secret is sent again, one of the two senders stole it: the session ends, and its person gets a mail. Each secret is derived
 * from the one before, so that two requests within the grace time get the same reply.
 */
@Injectable()
export class Renewals {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly live: LiveGateway,
  ) {}

  /** The first secret of a session. */
  async open({ sessionId, endsAt }: Pick<Session, 'sessionId' | 'endsAt'>): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const body: StoredRenewal = { current: hashOf(secret), previous: null, rotatedAt: this.clock.now() };
    await this.vault.writeRecord(KIND, sessionId, ABSENT, { body, endsAt });
    return `${sessionId}.${secret}`;
  }

  /** The session and its next secret; null for a secret that is unknown or no longer valid. */
  async use(text: string): Promise<{ readonly session: Session; readonly next: string } | null> {
    const [, sessionId, secret] = SHAPE.exec(text) ?? [];
    const session = sessionId ? await this.vault.session(sessionId) : null;
    if (!session || !secret || session.endsAt <= this.clock.now()) return null;
    const next = await this.rotated(session, secret);
    return next === null ? null : { session, next: `${session.sessionId}.${next}` };
  }

  private async rotated(session: Session, secret: string): Promise<string | null> {
    const { sessionId, endsAt } = session;
    const found = await this.vault.record<StoredRenewal>(KIND, sessionId);
    if (!found) return null;
    const { current, previous, rotatedAt } = found.body;
    const fresh = Date.parse(this.clock.now()) - Date.parse(rotatedAt) < GRACE_MS;
    const own = hashOf(secret);
    if (own === current && fresh) return secret;
    if (own === previous && fresh) return this.successor(sessionId, secret);
    if (own !== current) return this.endStolen(session);
    const next = await this.successor(sessionId, secret);
    const body: StoredRenewal = { current: hashOf(next), previous: current, rotatedAt: this.clock.now() };
    const written = await this.vault.writeRecord(KIND, sessionId, found.version, { body, endsAt });
    return written ? next : this.rotated(session, secret);
  }

  private async successor(sessionId: Uuid, secret: string): Promise<string> {
    return createHmac('sha256', await this.vault.secret('renewal'))
      .update(`${sessionId}.${secret}`)
      .digest('base64url');
  }

  /** Of several that send it at once each ends the session, and one tells the person. */
  private async endStolen({ sessionId, userId }: Session): Promise<null> {
    await this.vault.endSession(sessionId);
    await this.vault.removeRecord(KIND, sessionId);
    this.live.endSession(sessionId);
    await this.commands.execute(new RaiseAlarm(userId, 'ReportReusedRenewal', deriveId('renewal-reused', sessionId)));
    return null;
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
