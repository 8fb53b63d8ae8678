import { createHash, randomBytes } from 'node:crypto';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** The purpose of a link; a token for one purpose is not valid for another. */
export type LinkPurpose =
  | 'activation'
  | 'activity-notes'
  | 'agent-sign-up'
  | 'agent-update'
  | 'captcha'
  | 'client-removal'
  | 'compliance-summary'
  | 'end-session'
  | 'identity-link'
  | 'log-in'
  | 'passkey'
  | 'passkey-log-in'
  | 'notice-mail'
  | 'opt-out'
  | 'password-reset'
  | 'request-invitation'
  | 'sign-up';

interface StoredLink {
  readonly about: Readonly<Record<string, string>>;
  readonly endsAt: Instant;
  /** Set for one that opens once and has done so. */
  readonly isUsed?: true;
}

const TOKEN_BYTES = 32;

/**
 * Secret tokens of links in mails. The vault keeps the hash of a token, what it opens and when it expires; the token itself is
 * only in the mail.
 */
export class AccessLinks {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** A new token, in base64url. */
  async issue(purpose: LinkPurpose, about: StoredLink['about'], endsAt: Instant): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link: StoredLink = { about, endsAt };
    if (!(await this.vault.writeRecord(kindOf(purpose), idOf(token), ABSENT, { body: link, endsAt })))
      throw new Error('A token was drawn twice');
    return token;
  }

  /** What a token opens; null for one that is unknown, expired, or for another purpose. */
  async opened(purpose: LinkPurpose, token: string): Promise<StoredLink['about'] | null> {
    const link = (await this.vault.record<StoredLink>(kindOf(purpose), idOf(token)))?.body;
    return this.isValid(link) ? link.about : null;
  }

  /** The same for a link that opens once: of all who come with its token, only the first gets what it opens. */
  async openedOnce(purpose: LinkPurpose, token: string): Promise<StoredLink['about'] | null> {
    const found = await this.vault.record<StoredLink>(kindOf(purpose), idOf(token));
    if (!found || !this.isValid(found.body)) return null;
    const { body, version } = found;
    const used: StoredLink = { ...body, isUsed: true };
    const isFirst = await this.vault.writeRecord(kindOf(purpose), idOf(token), version, {
      body: used,
      endsAt: body.endsAt,
    });
    return isFirst ? body.about : null;
  }

  private isValid(link: StoredLink | undefined): link is StoredLink {
    return link !== undefined && !link.isUsed && link.endsAt > this.clock.now();
  }
}

const kindOf = (purpose: LinkPurpose): string => `link:${purpose}`;
const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');
