import { Inject, Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { agreementOf } from '#accounts/agreement-of';
import { membershipIdOf } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';

const PURPOSE = 'activation';

/** An open invitation to a company. `userId`: of the account with its address, where there is one. */
export interface OpenInvitation {
  readonly invitationId: Uuid;
  readonly companyId: Uuid;
  readonly email: string;
  readonly access: AccessLevel;
  readonly companyName: string;
  readonly agreement: Agreement;
  readonly userId: Uuid | null;
}

/** Invitations to companies behind the links of their mails [A10]: each link is over once the invitation was accepted or withdrawn. */
@Injectable()
export class OpenedInvitations {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async behind(token: string): Promise<OpenInvitation> {
    const { invitationId, companyId } = (await this.links.opened(PURPOSE, token)) ?? {};
    if (invitationId === undefined || companyId === undefined) throw new Problem('LINK.NOT_VALID');
    const { state } = await this.deciders.load(companyMembersDecider, companyId);
    const invitation = state?.invitations[invitationId];
    const person = await this.views.get(peopleView, invitationId);
    if (invitation?.status !== 'invited' || !person) throw new Problem('LINK.NOT_VALID');
    const { email } = person;
    const account = await this.vault.credentialByEmail(await keyedHash(this.vault, 'email', foldEmail(email)));
    const { state: company } = await this.deciders.readable.load(companyDecider, companyId);
    return {
      invitationId,
      companyId,
      companyName: company?.name ?? '',
      agreement: agreementOf(company?.registration.roles ?? []),
      email,
      access: invitation.access,
      userId: account?.userId ?? null,
    };
  }

  /** The person is in the company, and the link is over. Throws LINK.NOT_VALID where it was accepted or withdrawn meanwhile. */
  async accept(token: string, { invitationId, companyId }: OpenInvitation, userId: Uuid): Promise<void> {
    const membershipId = membershipIdOf(userId, companyId);
    const command = { type: 'AcceptInvitation', invitationId, membershipId, userId } as const;
    try {
      await this.deciders.handle(companyMembersDecider, companyId, command, bySystem('activation', newId()));
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'MEMBERSHIP.INVITATION_NOT_OPEN')
        throw new Problem('LINK.NOT_VALID');
      throw error;
    }
    await this.links.openedOnce(PURPOSE, token);
  }
}
