import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Clock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import type { Session, Vault } from '@covertrail/platform/vault/vault.port';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { CLOCK, VAULT } from '../tokens/tokens.js';
import type { TokenHolder } from './actor.js';
import { browserNamed } from './user-agent.rules.js';

export const AUDIENCE = 'covertrail';
const TOKEN_TYPE = 'access';
const TOKEN_MINUTES = 30;
const REFRESH_AFTER_MINUTES = 5;
const SESSION_HOURS = 12;
/** A use is noted so often at most, so that few calls write. */
const NOTED_MS = 5 * 60_000;

/** The content of a token. `typ` prevents that a token made for another purpose (links in e-mails) works as this one. */
export interface Claims {
  readonly sub: Uuid;
  /** Null in the token of an operator. */
  readonly cid: Uuid | null;
  readonly sid: Uuid;
  readonly typ: string;
  readonly iat: number;
  readonly exp: number;
}

/** Issues, renews and ends tokens. A token is valid for half an hour, its session for half a day; ending the session ends both. */
@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Starts a session; `tokenOf` issues its first token. Of what the browser calls itself only its plain name is kept. */
  async start(userId: Uuid, companyId: Uuid | null, userAgent: string | null): Promise<Session> {
    const sessionId = newId();
    const startedAt = this.clock.now();
    const endsAt = new Date((this.seconds() + SESSION_HOURS * 3_600) * 1000).toISOString();
    const use = { startedAt, lastUsedAt: startedAt, ...browserNamed(userAgent) };
    const session = { sessionId, userId, companyId, endsAt, use };
    await this.vault.openSession(session);
    return session;
  }

  /** A token of a session that is already known to be active. */
  tokenOf({ userId, companyId, sessionId }: Session): string {
    return this.sign({ userId, companyId, sessionId });
  }

  /** A new token for one that is no longer fresh, else null. */
  renewed(claims: Claims): string | null {
    const age = this.seconds() - claims.iat;
    if (age < REFRESH_AFTER_MINUTES * 60) return null;
    return this.sign({ userId: claims.sub, companyId: claims.cid, sessionId: claims.sid });
  }

  /** Null for a forged token, and where `holderOf` gives null. */
  async verify(token: string): Promise<(TokenHolder & { readonly claims: Claims }) | null> {
    const claims = this.decode(token);
    return claims ? this.holderOf(claims) : null;
  }

  /** Null for a token that is expired, has no expiry, is of another kind, or whose session has ended. */
  async holderOf(claims: Claims): Promise<(TokenHolder & { readonly claims: Claims }) | null> {
    if (claims.typ !== TOKEN_TYPE || !Number.isInteger(claims.exp) || claims.exp <= this.seconds()) return null;
    const session = await this.vault.session(claims.sid);
    if (!session || session.endsAt <= this.clock.now() || session.userId !== claims.sub) return null;
    await this.noteUse(session);
    return { userId: claims.sub, companyId: claims.cid, sessionId: claims.sid, claims };
  }

  /** False once the session has ended or expired. */
  async lives(sessionId: Uuid): Promise<boolean> {
    const session = await this.vault.session(sessionId);
    return session !== null && session.endsAt > this.clock.now();
  }

  end(sessionId: Uuid): Promise<void> {
    return this.vault.endSession(sessionId);
  }

  private async noteUse({ sessionId, use }: Session): Promise<void> {
    const now = this.clock.now();
    if (use && Date.parse(now) - Date.parse(use.lastUsedAt) >= NOTED_MS) await this.vault.noteUse(sessionId, now);
  }

  private sign(holder: TokenHolder): string {
    const iat = this.seconds();
    const payload = {
      sub: holder.userId,
      cid: holder.companyId,
      sid: holder.sessionId,
      typ: TOKEN_TYPE,
      iat,
      exp: iat + TOKEN_MINUTES * 60,
    };
    return this.jwt.sign(payload, { audience: AUDIENCE });
  }

  private decode(token: string): Claims | null {
    try {
      return this.jwt.verify<Claims>(token, {
        audience: AUDIENCE,
        algorithms: ['HS256'],
        clockTimestamp: this.seconds(),
      });
    } catch {
      // A token that cannot be verified counts as no token, whatever the error is.
      return null;
    }
  }

  private seconds(): number {
    return Math.floor(Date.parse(this.clock.now()) / 1000);
  }
}
