import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EmailLookUp } from '@covertrail/contracts/registration/registration.replies';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { isPublicHost } from '#accounts/mail-hosts.rules';
import { CompaniesOfDomain } from './joining/companies-of-domain.reader.js';

/** What the domain of an address says of companies. The address itself is looked up nowhere (ADR 78). */
export class LookUpEmail extends Query<EmailLookUp> {
  constructor(
    readonly email: string,
    readonly role: Agreement,
  ) {
    super();
  }
}

@QueryHandler(LookUpEmail)
export class LookUpEmailHandler implements IQueryHandler<LookUpEmail> {
  constructor(private readonly companies: CompaniesOfDomain) {}

  async execute({ email, role }: LookUpEmail): Promise<EmailLookUp> {
    if (await isPublicHost(email)) return { excludedDomain: true, emailDomainCompanies: [] };
    return { excludedDomain: false, emailDomainCompanies: await this.companies.of(email, role) };
  }
}
