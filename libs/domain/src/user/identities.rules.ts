import type { Instant, Uuid } from '../kernel/event.js';
import { askedLately, maySendLink } from '../kernel/link-pace.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { Identity, IdentityCommand, UserEvent } from './user.contract.js';

/** By what single sign-on opens an account [A05]. */
export interface Identities {
  /** At most one of each provider. */
  readonly linked: readonly Identity[];
  /** When mails to confirm one were requested, within the hour before the last of them. */
  readonly requested: readonly Instant[];
}

export const NO_IDENTITIES: Identities = { linked: [], requested: [] };

export const IDENTITY_CODES = ['USER.IDENTITY_OF_OTHER'] as const;

interface IdentitiesOf {
  readonly userId: Uuid;
  readonly identities: Identities;
}

/**
 * One person of a provider opens an account: a second one with the same e-mail is refused, because the address may have been given to somebody
 * else since. As of links for passwords, so many mails are sent and no more.
 */
export function changeIdentities(command: IdentityCommand, { userId, identities }: IdentitiesOf): UserEvent[] {
  const before = identities.linked.find(({ issuer }) => issuer === command.issuer);
  if (command.type === 'UnlinkIdentity')
    return before ? [{ type: 'IdentityUnlinked', data: { userId, ...before } }] : [];
  const { issuer, subjectHash } = command;
  if (command.type === 'RequestIdentityLink') {
    if (!maySendLink(identities.requested, command.at)) return [];
    return [{ type: 'IdentityLinkRequested', data: { userId, issuer, subjectHash, requestedAt: command.at } }];
  }
  if (before?.subjectHash === subjectHash) return [];
  if (before) throw new RuleBroken('USER.IDENTITY_OF_OTHER' satisfies (typeof IDENTITY_CODES)[number]);
  return [{ type: 'IdentityLinked', data: { userId, issuer, subjectHash, how: command.how } }];
}

export function identitiesAfter(identities: Identities, { type, data }: UserEvent): Identities {
  if (type === 'IdentityLinked') {
    const { issuer, subjectHash } = data;
    return { ...identities, linked: [...identities.linked, { issuer, subjectHash }] };
  }
  if (type === 'IdentityUnlinked')
    return { ...identities, linked: identities.linked.filter(({ issuer }) => issuer !== data.issuer) };
  if (type === 'IdentityLinkRequested')
    return { ...identities, requested: askedLately([...identities.requested, data.requestedAt]) };
  return identities;
}
