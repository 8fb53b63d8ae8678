import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { addressOfAccount } from '#accounts/account-address';
import { agreementOf } from '#accounts/agreement-of';
import { NewAccounts } from '#accounts/new-accounts.service';
import { InviteAgency } from '#accounts/invite-agency.command';
import { RegisterCompany } from '#accounts/register-company.command';
import { RegisterUser } from '#accounts/register-user.command';
import { SignUpLogos } from './agents/sign-up-logos.service.js';
import { founderOf } from './founder.rules.js';
import type { PendingPerson, WithNewCompany } from '#sign-ups/pending-sign-ups.service';

/** A new company or agency with its first person, who is manager and primary contact [A07]. */
@Injectable()
export class Founding {
  constructor(
    private readonly reservations: Reservations,
    private readonly accounts: NewAccounts,
    private readonly commands: CommandBus,
    private readonly logos: SignUpLogos,
  ) {}

  /** Throws USER.EMAIL_TAKEN, and makes no company then. */
  async found(
    {
      email,
      firstName,
      lastName,
      phone,
      passwordHash,
      company,
      accepted,
      logoUploadId,
      agentEmail,
    }: PendingPerson & WithNewCompany,
    { userId, companyId }: { readonly userId: Uuid; readonly companyId: Uuid },
    step: (name: string) => CommandMeta,
  ): Promise<void> {
    await this.reservations.holding(addressOfAccount(userId, email), step('address'), () =>
      this.commands.execute(new RegisterCompany({ companyId, ...company }, step('company'))),
    );
    if (logoUploadId) await this.logos.become(logoUploadId, companyId, step('logo'));
    const person = { userId, firstName, lastName, email, phone, password: { hash: passwordHash } };
    const membership = { companyId, ...founderOf(company.roles) };
    await this.commands.execute(new RegisterUser({ ...person, ...membership }, step('person')));
    await this.accounts.acceptTerms(userId, { ...accepted, agreement: agreementOf(company.roles) }, step('terms'));
    if (agentEmail) await this.commands.execute(new InviteAgency(companyId, agentEmail, step('agent')));
  }
}
