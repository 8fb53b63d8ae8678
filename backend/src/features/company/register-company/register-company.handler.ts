import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { RegisterCompany } from './register-company.command.js';

@CommandHandler(RegisterCompany)
export class RegisterCompanyHandler implements ICommandHandler<RegisterCompany, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ company, meta }: RegisterCompany): Promise<Outcome> {
    return this.deciders.handle(companyDecider, company.companyId, { type: 'RegisterCompany', ...company }, meta);
  }
}
