import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FoundCompanyDto } from '@covertrail/contracts/registration/registration.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { NewAccounts } from '#accounts/new-accounts.service';
import { RegisterCompany } from '#accounts/register-company.command';
import { membershipIdOf } from '#auth/rights.service';
import { CLOCK } from '#tokens/tokens';
import { FitForms } from './fit-forms.service.js';
import { founderOf } from './founder.rules.js';
import { companyOf } from './pending-of-form.rules.js';

/** A person who has an account founds a further company, and is its Manager and primary contact [A02]. */
export class FoundCompany extends Command<{ readonly companyId: Uuid; readonly outcome: Outcome }> {
  constructor(
    readonly userId: Uuid,
    readonly form: FoundCompanyDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(FoundCompany)
export class FoundCompanyHandler implements ICommandHandler<FoundCompany> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly accounts: NewAccounts,
    private readonly fitting: FitForms,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * All ids follow from the command: sent again, it goes on where it was interrupted. The membership comes last, and with it the company is the
   * person's. Throws REGISTRATION.INSURED_TEXT, and COMPANY.TAX_ID_TAKEN before there is a company.
   */
  async execute({ userId, form, meta }: FoundCompany) {
    const companyId = deriveId('company', meta.commandId);
    this.fitting.refuseLong(form);
    const step = (name: string): CommandMeta => ({ ...meta, commandId: deriveId(meta.commandId, name) });
    const company = companyOf(form);
    await this.commands.execute(new RegisterCompany({ companyId, ...company }, step('company')));
    const terms = { agreement: 'user', version: form.acceptTerms, at: this.clock.now() } as const;
    await this.accounts.acceptTerms(userId, terms, step('terms'));
    const membership = { membershipId: membershipIdOf(userId, companyId), userId, companyId };
    const grant = { type: 'GrantMembership', ...membership, ...founderOf(company.roles) } as const;
    const outcome = await this.deciders.handle(companyMembersDecider, companyId, grant, step('membership'));
    return { companyId, outcome };
  }
}
