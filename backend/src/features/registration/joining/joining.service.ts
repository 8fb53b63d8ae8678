import { Inject, Injectable } from '@nestjs/common';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { agreementOf } from '#accounts/agreement-of';
import { invitationIdOf } from '#accounts/invitation-id';
import { NewAccounts } from '#accounts/new-accounts.service';
import { membershipIdOf, Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import type { JoinedCompany, PendingPerson } from '#sign-ups/pending-sign-ups.service';
import { CLOCK, VAULT } from '#tokens/tokens';

type JoiningPerson = PendingPerson & JoinedCompany;

/** A person who signed up for a company that is there already: it waits for the approval of the primary contact [A09]. */
@Injectable()
export class Joining {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly deciders: DeciderStore,
    private readonly accounts: NewAccounts,
    private readonly rights: Rights,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws REGISTRATION.NO_COMPANY for what is no company, or one whose people sign up as others do: agents join agencies alone; and MEMBERSHIP.NO_PRIMARY_CONTACT. */
  async refuseUnfit(companyId: Uuid, role: Agreement): Promise<void> {
    const { state: company } = await this.deciders.readable.load(companyDecider, companyId);
    if (!company || agreementOf(company.registration.roles) !== role) throw new Problem('REGISTRATION.NO_COMPANY');
    const { state: people } = await this.deciders.load(companyMembersDecider, companyId);
    if (!people || people.primaryContact === null) throw new Problem('MEMBERSHIP.NO_PRIMARY_CONTACT');
  }

  /** An open invitation of the proved address makes the person active at once. An account that is there keeps its names and its password. Throws USER.EMAIL_TAKEN, USER.IS_OPERATOR and MEMBERSHIP.DECLINED_LATELY. */
  async join(pending: JoiningPerson, userId: Uuid, step: (name: string) => CommandMeta): Promise<VerifiedEmail> {
    const { email, firstName, lastName, phone, passwordHash, accepted, joinsId: companyId, accountId } = pending;
    const person = { userId, firstName, lastName, email, phone, password: { hash: passwordHash } };
    const { state } = await this.deciders.readable.load(companyDecider, companyId);
    const agreement = agreementOf(state?.registration.roles ?? []);
    if (accountId === undefined) await this.accounts.register(person, step('person'));
    else if (await this.rights.isOperator(accountId)) throw new RuleBroken('USER.IS_OPERATOR');
    await this.accounts.acceptTerms(userId, { ...accepted, agreement }, step('terms'));
    return { companyName: state?.name ?? '', outcome: await this.enter(pending, userId, step) };
  }

  private async enter(
    { email, joinsId: companyId }: JoiningPerson,
    userId: Uuid,
    step: (name: string) => CommandMeta,
  ): Promise<'active' | 'pendingApproval'> {
    const membershipId = membershipIdOf(userId, companyId);
    const invitationId = await invitationIdOf(this.vault, companyId, email);
    const { state } = await this.deciders.load(companyMembersDecider, companyId);
    if (state?.members[membershipId]?.status === 'active') return 'active';
    const isInvited = state?.invitations[invitationId]?.status === 'invited';
    const command = isInvited
      ? ({ type: 'AcceptInvitation', invitationId, membershipId, userId } as const)
      : ({ type: 'RequestMembership', membershipId, userId, companyId, requestedAt: this.clock.now() } as const);
    await this.deciders.handle(companyMembersDecider, companyId, command, step('membership'));
    return isInvited ? 'active' : 'pendingApproval';
  }
}
