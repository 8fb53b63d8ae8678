import { Inject, Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { AGENT_SIGN_UP } from '#links/representation-links';
import { VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** An address that a company invited to be its agent. `signUpId`: of what is signed up by this link. */
export interface InvitedAddress {
  readonly insuredId: Uuid;
  readonly email: string;
  readonly signUpId: Uuid;
  readonly hasAccount: boolean;
}

/** Invitations of agents behind the links of their mails [A08]: each link is over once it was used, or the invitation ended. */
@Injectable()
export class OpenedAgentLinks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async behind(token: string): Promise<InvitedAddress> {
    const { insuredId, invitedAgentId, signUpId } = (await this.links.opened(AGENT_SIGN_UP, token)) ?? {};
    if (!insuredId || !invitedAgentId || !signUpId) throw new Problem('LINK.NOT_VALID');
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const isOpen = state.invited.some((invited) => invited.invitedAgentId === invitedAgentId);
    const person = await this.views.get(peopleView, invitedAgentId);
    if (!isOpen || !person) throw new Problem('LINK.NOT_VALID');
    const { email } = person;
    const account = await this.vault.credentialByEmail(await keyedHash(this.vault, 'email', foldEmail(email)));
    return { insuredId, email, signUpId, hasAccount: account !== null };
  }

  /** The link is over. */
  async close(token: string): Promise<void> {
    await this.links.openedOnce(AGENT_SIGN_UP, token);
  }
}
