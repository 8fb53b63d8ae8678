import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CompanyRegistered } from '@covertrail/domain/company/company.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { taxIdDigits } from '@covertrail/domain/fields/company-fields';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { CompanyTaxIds } from './company-tax-ids.service.js';

/** A new company: of a sign-up, of the first account, or of the demo. */
export class RegisterCompany extends Command<Outcome> {
  constructor(
    readonly company: CompanyRegistered['data'],
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** The tax id is reserved first: it belongs to one company, and a search by it compares hashes only. */
@CommandHandler(RegisterCompany)
export class RegisterCompanyHandler implements ICommandHandler<RegisterCompany, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly taxIds: CompanyTaxIds,
  ) {}

  execute({ company: { taxId: given, ...company }, meta }: RegisterCompany): Promise<Outcome> {
    const taxId = given === undefined ? '' : taxIdDigits(given);
    const command = { type: 'RegisterCompany', ...company, ...(taxId ? { taxId } : {}) } as const;
    const register = () => this.deciders.handle(companyDecider, company.companyId, command, meta);
    if (!taxId) return register();
    return this.reservations.holding(this.taxIds.reservationOf(company.companyId, taxId), meta, register);
  }
}
